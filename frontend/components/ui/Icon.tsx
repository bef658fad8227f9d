/** What every page may need. The others are in PageIcon.tsx, so that a first visit does not load them. */
const PATHS = {
  chevron: 'M2 4.5 6 8.5l4-4',
  menu: 'M1 3h10M1 6h10M1 9h10',
  close: 'M2 2l8 8M10 2l-8 8',
  search: 'M5.25 9.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM8.3 8.3 11.2 11.2',
  arrow: 'M1 6h10M7 2l4 4-4 4',
  back: 'M11 6H1M5 2 1 6l4 4',
  pause: 'M4 2v8M8 2v8',
  play: 'M3.5 2v8l6-4z',
  check: 'M1.5 6.5 4.5 9.5 10.5 2.5',
  alert: 'M6 1.5v5.5M6 10v.1',
} as const

export type IconName = keyof typeof PATHS

export interface SignProps {
  /** The lines, on a sheet of 12 by 12. */
  path: string
  className?: string
}

/** A sign beside a text, in the text's size and colour. Never alone: what it means is said in words. */
export const Sign = ({ path, className = 'size-[0.85em] flex-none' }: SignProps) => (
  <svg
    viewBox="0 0 12 12"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

export interface IconProps {
  name: IconName
  className?: string
}

export const Icon = ({ name, className }: IconProps) => <Sign path={PATHS[name]} className={className} />
