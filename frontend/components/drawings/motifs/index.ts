import { alignment } from './alignment'
import { beam } from './beam'
import { borings } from './borings'
import { bridge } from './bridge'
import { contours } from './contours'
import { culvert } from './culvert'
import { frame } from './frame'
import { hydrograph } from './hydrograph'
import { levelling } from './levelling'
import { programme } from './programme'
import { riverSection } from './riverSection'
import { roadSection } from './roadSection'
import { town } from './town'
import { waterSupply } from './waterSupply'

export const MOTIFS = {
  bridge,
  roadSection,
  culvert,
  alignment,
  riverSection,
  hydrograph,
  contours,
  town,
  borings,
  beam,
  frame,
  waterSupply,
  programme,
  levelling,
}
export type MotifName = keyof typeof MOTIFS
