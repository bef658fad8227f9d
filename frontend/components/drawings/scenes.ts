/** The home page's drawings, in `drawings.svg`, each a group of this id on a sheet of 560 by 340. */
export const SCENES = [
  { id: 'bridge', label: 'Elevation drawing of a steel truss bridge over the Nile with its dimensions' },
  { id: 'road', label: 'Cross-section of a road on an embankment with its layers, side drains and dimensions' },
  { id: 'water', label: 'Elevation drawing of a water tower beside a treatment works in section' },
  { id: 'town', label: 'Plan of a town beside a river, with its blocks, market and dyke' },
  { id: 'concrete', label: 'A concrete cylinder in a testing machine, a slump cone and the curve of stress over strain' },
] as const
