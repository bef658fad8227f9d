import type { Division } from '../../../payload-types'
import { Scene } from './Scene'

/** The sign that staff chose for a division, in the hand of the other drawings. */
export const DivisionSign = ({ icon }: Pick<Division, 'icon'>) => (
  <Scene id={`sign-${icon}`} sheet="48 32" className="drawing w-12" />
)
