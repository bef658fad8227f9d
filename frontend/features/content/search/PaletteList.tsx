import { useEffect, useRef } from 'react'
import { classNames } from '../../../lib/classNames'
import { Marked } from './Marked'
import type { PaletteGroup, PaletteOption } from './paletteGroups'

export interface PaletteListProps {
  id: string
  groups: PaletteGroup[]
  activeKey: string | undefined
  /** The element's id of an option, by its key. */
  idOf: (key: string) => string
  onPoint: (key: string) => void
  onChoose: (option: PaletteOption) => void
}

/** The palette's options in their groups, 300 pixels high at most. Source: spec.md section 9. */
export const PaletteList = ({ id, groups, activeKey, idOf, onPoint, onChoose }: PaletteListProps) => {
  const active = useRef<HTMLDivElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' }) // newer browsers answer with a promise, which is no clean-up
  }, [activeKey])
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="relative max-h-[300px] overflow-y-auto overscroll-contain pb-2"
    >
      {groups.map(({ label, results }) => (
        <div key={label} role="group" aria-label={label}>
          <div aria-hidden="true" className="px-4 pt-3 pb-1 font-display font-semibold text-nile">
            {label}
          </div>
          {results.map((option) => (
            <div
              key={option.key}
              ref={option.key === activeKey ? active : undefined}
              id={idOf(option.key)}
              role="option"
              aria-selected={option.key === activeKey}
              // leaves room for the group's name above the first one
              className={classNames(
                'flex min-h-11 scroll-mt-10 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2',
                option.key === activeKey && 'bg-nile-wash shadow-[inset_3px_0_var(--laterite)]',
              )}
              onPointerMove={() => onPoint(option.key)}
              onClick={() => onChoose(option)}
            >
              <bdi className="min-w-0">
                <Marked text={option.title} marks={option.titleMarks} />
              </bdi>
              {option.detail && (
                <bdi className="line-clamp-1 min-w-0 text-ink-soft">
                  <Marked text={option.detail} marks={option.detailMarks ?? []} />
                </bdi>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
