import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../lib/classNames'
import { useIsHydrated } from '../../lib/useIsHydrated'

export interface Tab<Id extends string> {
  id: Id
  label: string
  /** Where the tab leads without JavaScript. */
  href?: string
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for those who do not see it. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The selected tab's panel. */
  children: ReactNode
}

const stepOf = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Tabs as WAI-ARIA describes them: one stop for the Tab key, arrow keys between the tabs. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepOf(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex border-b border-rule-strong"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: text, href }) => {
          const props = {
            role: 'tab',
            id: `${baseId}-${id}`,
            'aria-selected': id === selected,
            'aria-controls': id === selected ? `${baseId}-panel` : undefined,
            tabIndex: id === selected || !isHydrated ? 0 : -1,
            className: classNames(
              'grid min-h-12 flex-1 place-items-center px-4 font-display text-lg font-semibold',
              id === selected
                ? 'shadow-[inset_0_-3px_var(--laterite)]'
                : 'text-ink-soft hover:bg-nile-wash hover:text-ink',
            ),
            onClick: (event: MouseEvent) => {
              event.preventDefault()
              onSelect(id)
            },
          }
          return href ? (
            <a key={id} {...props} href={href}>
              {text}
            </a>
          ) : (
            <button key={id} {...props} type="button">
              {text}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`}>
        {children}
      </div>
    </>
  )
}
