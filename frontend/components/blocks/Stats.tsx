import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../lib/app'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { statisticsQuery } from './blockQueries'

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** Numbers with labels; those that count something come from the database. */
export const Stats = ({ block }: { block: BlockOf<'stats'> }) => {
  const needsStatistics = block.items.some(({ source }) => source !== 'text')
  const { data: statistics } = useQuery({ ...statisticsQuery(useApp()), enabled: needsStatistics })
  return (
    <BlockSection block={block}>
      <dl className="grid grid-cols-2 gap-gap md:grid-cols-4">
        {block.items.map(({ id, source, value, label, text }) => (
          <div key={id ?? label} className="flex flex-col-reverse justify-end border-s border-laterite ps-4">
            <dt className="text-ink-soft">
              {label}
              {text && <span className="block">{text}</span>}
            </dt>
            <dd className="font-display text-3xl font-semibold tabular-nums">
              {source === 'text' ? value : statistics ? grouped(statistics[source]) : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  )
}
