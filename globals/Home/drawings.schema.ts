import { keysOf } from '../../platform/records.schema'

/** The drawings that a headline can be shown with: ids in `drawings.svg`, each on a sheet of 560 by 340. A leaf. */
export const DRAWINGS = {
  bridge: {
    name: 'Bridge',
    label: 'Elevation drawing of a steel truss bridge over the Nile with its dimensions',
  },
  road: {
    name: 'Road',
    label: 'Cross-section of a road on an embankment with its layers, side drains and dimensions',
  },
  water: {
    name: 'Water tower',
    label: 'Elevation drawing of a water tower beside a treatment works in section',
  },
  town: { name: 'Town', label: 'Plan of a town beside a river, with its blocks, market and dyke' },
  concrete: {
    name: 'Concrete test',
    label: 'A concrete cylinder in a testing machine, a slump cone and the curve of stress over strain',
  },
} as const

export type Drawing = keyof typeof DRAWINGS

const IDS = keysOf(DRAWINGS)

/** The drawing of a headline for which none was chosen: they follow one another. */
export const drawingAt = (place: number): Drawing => IDS[place % IDS.length] ?? 'bridge'
