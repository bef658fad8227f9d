import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import { useIsHydrated } from '../../lib/useIsHydrated'
import type { Tab } from './Tabs'

export interface TabLinksProps {
  /** What the tabs choose between, for those who do not see it. */
  label: string
  /** The name of the part of the query that tells the open tab; for tabs that have no address of their own. */
  parameter?: string
  /** With their addresses, or to be told by the query: the first one needs none then. */
  tabs: readonly (Tab<string> & { to?: string })[]
  selected: string
  /** The open tab's panel. */
  children: ReactNode
}

interface TabLinkProps {
  id: string
  panelId: string
  to: string
  isSelected: boolean
  /** Whether it is a page of its own, which Back comes back to. */
  isPage: boolean
  children: ReactNode
}

const TabLink = ({ id, panelId, to, isSelected, isPage, children }: TabLinkProps) => {
  const isHydrated = useIsHydrated()
  const follow = useLinkClickHandler(to, { preventScrollReset: true, replace: !isPage })
  return (
    <a
      id={id}
      role="tab"
      href={useHref(to)}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId : undefined}
      // before the script runs, no arrow key leads to the others
      tabIndex={isSelected || !isHydrated ? 0 : -1}
      className={classNames('tab', isSelected && 'tab-open')}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event)}
    >
      {children}
    </a>
  )
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Tabs whose open one stands in the address: links, which arrow keys walk through as WAI-ARIA describes. */
export const TabLinks = ({ label, parameter = 'tab', tabs, selected, children }: TabLinksProps) => {
  const baseId = useId()
  const { pathname } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const addressOf = ({ id, to }: TabLinksProps['tabs'][number]): string =>
    to ?? (id === tabs[0]?.id ? pathname : `${pathname}?${parameter}=${encodeURIComponent(id)}`)

  const onKeyDown = (event: KeyboardEvent): void => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const next = STEPS[event.key]?.(
      stops.findIndex((stop) => stop === document.activeElement),
      stops.length,
    )
    if (next === undefined) return
    event.preventDefault()
    stops[next]?.focus()
    stops[next]?.click()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            panelId={`${baseId}-panel`}
            to={addressOf(tab)}
            isPage={tab.to !== undefined}
            isSelected={tab.id === selected}
          >
            {tab.label}
          </TabLink>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-${selected}`}
        className="blocks"
      >
        {children}
      </div>
    </>
  )
}
