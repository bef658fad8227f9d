import { Sign } from './Icon'

const PATHS = {
  download: 'M6 1v7M3 5.5l3 3 3-3M1 11h10',
  calendar: 'M1 2.5h10V11H1zM1 5h10M3.5 1v2.5M8.5 1v2.5',
  feed: 'M2 1.5A8.5 8.5 0 0 1 10.5 10M2 5a5 5 0 0 1 5 5M2.6 9.4v.1',
  pin: 'M6 11S2 7.5 2 4.8a4 4 0 0 1 8 0C10 7.5 6 11 6 11ZM6 6a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 6 6',
  ticket: 'M1 3h10v2a1 1 0 0 0 0 2v2H1V7a1 1 0 0 0 0-2ZM7.5 3.5v5',
  people:
    'M4.5 5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM1 11c0-2.3 1.5-3.7 3.5-3.7S8 8.7 8 11M8.5 5.3a1.8 1.8 0 0 0 0-3.5M9.3 7.5c1.1.5 1.7 1.7 1.7 3.3',
} as const

export type PageIconName = keyof typeof PATHS

export interface PageIconProps {
  name: PageIconName
  className?: string
}

/** A sign that only some pages show. */
export const PageIcon = ({ name, className }: PageIconProps) => (
  <Sign path={PATHS[name]} className={className} />
)
