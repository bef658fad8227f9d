import type { Home } from '../../../../payload-types'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'

export const Objectives = ({ objectives }: { objectives: NonNullable<Home['objectives']> }) => (
  <section className="py-section" aria-labelledby="objectives">
    <DimensionTitle id="objectives">Our Objectives</DimensionTitle>
    <ul className="grid gap-gap md:grid-cols-3">
      {objectives.map(({ id, title, text }) => (
        <li key={id ?? title} className="border-t-2 border-ink pt-4">
          <h3 className="mb-2 text-xl">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)
