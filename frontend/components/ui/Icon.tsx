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
  download: 'M6 1v7M3 5.5l3 3 3-3M1 11h10',
  alert: 'M6 1.5v5.5M6 10v.1',
  calendar: 'M1 2.5h10V11H1zM1 5h10M3.5 1v2.5M8.5 1v2.5',
  feed: 'M2 1.5A8.5 8.5 0 0 1 10.5 10M2 5a5 5 0 0 1 5 5M2.6 9.4v.1',
  pin: 'M6 11S2 7.5 2 4.8a4 4 0 0 1 8 0C10 7.5 6 11 6 11ZM6 6a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 6 6',
  people: 'M4.5 5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM1 11c0-2.3 1.5-3.7 3.5-3.7S8 8.7 8 11M8.5 5.3a1.8 1.8 0 0 0 0-3.5M9.3 7.5c1.1.5 1.7 1.7 1.7 3.3',
} as const

export type IconName = keyof typeof PATHS

export interface IconProps {
  name: IconName
  className?: string
}

/** A sign beside a text, in the text's size and colour. Never alone: what it means is said in words. */
export const Icon = ({ name, className = 'size-[0.85em] flex-none' }: IconProps) => (
  <svg viewBox="0 0 12 12" className={className} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
