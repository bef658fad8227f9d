import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../lib/app'
import { HubLinks } from './HubLinks'
import { HubTypes } from './HubTypes'
import { hubQuery } from './hubQuery'
import { FEATURED_FILTERS, FEATURED_LINKS } from './hubTabs'

const Column = ({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) => (
  <section className={className} aria-label={title}>
    <h2 className="mb-4 text-xl">{title}</h2>
    {children}
  </section>
)

/**
 * The hub's first tab: featured, by type, news.
 * @param props.news the newest items of the newsroom
 */
export const HubOverview = ({ news }: { news: ReactNode }) => {
  const { data: hub } = useSuspenseQuery(hubQuery(useApp()))
  return (
    <div className="grid items-start gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]">
      <Column title="Featured">
        <HubLinks links={FEATURED_LINKS} />
        <h3 className="mt-7 mb-2 text-lg">Browse</h3>
        <HubLinks links={FEATURED_FILTERS} />
      </Column>
      <Column title="By Type" className="md:max-lg:order-last md:max-lg:col-span-2">
        <HubTypes hub={hub} />
      </Column>
      <Column title="Featured News">{news}</Column>
    </div>
  )
}
