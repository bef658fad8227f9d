import { Sign } from '../../../components/ui/Icon'

const PATHS = {
  today: 'M6 11A5 5 0 1 0 6 1a5 5 0 0 0 0 10ZM6 3.2V6l1.8 1.3',
  people:
    'M4.5 5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM1 11c0-2.3 1.5-3.7 3.5-3.7S8 8.7 8 11M8.5 5.3a1.8 1.8 0 0 0 0-3.5M9.3 7.5c1.1.5 1.7 1.7 1.7 3.3',
  membership: 'M1 2.5h10v7H1zM7.3 5h2M7.3 7h2M4 5.6a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM2.4 8c.2-2 3-2 3.2 0',
  money: 'M1 3h10v6H1zM6 7.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6ZM2.8 6v.1M9.2 6v.1',
  events: 'M1 2.5h10V11H1zM1 5h10M3.5 1v2.5M8.5 1v2.5',
  publications:
    'M6 3C4.5 1.8 2.8 1.6 1 2v7.5c1.8-.4 3.5-.2 5 1 1.5-1.2 3.2-1.4 5-1V2c-1.8-.4-3.5-.2-5 1Zm0 0v7.5',
  communication: 'M1 2.5h10v7H1zM1 3l5 3.8L11 3',
  reports: 'M1 11h10M3 9V6M6 9V2M9 9V4.5',
  settings:
    'M1 3.5h4M8 3.5h3M1 8.5h2M6 8.5h5M6.5 5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM4.5 10a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
} as const

export type DeskIconName = keyof typeof PATHS

/** The sign of a group of the desk's navigation, beside its name. */
export const DeskIcon = ({ name }: { name: DeskIconName }) => (
  <Sign path={PATHS[name]} className="size-4 flex-none" />
)
