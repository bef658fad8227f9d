import type { Home } from '../../../../payload-types'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { paths } from '../../../paths'

export const About = ({ about: { mission, vision, values } }: { about: NonNullable<Home['about']> }) => (
  <section className="py-section" aria-labelledby="about">
    <DimensionTitle id="about" more={{ to: paths.about.mission.build(), label: 'Mission and vision' }}>
      About Us
    </DimensionTitle>
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-8">
        {mission && (
          <div>
            <h3 className="mb-2 text-md text-nile">Our mission</h3>
            <p className="text-lg">{mission}</p>
          </div>
        )}
        {vision && (
          <div>
            <h3 className="mb-2 text-md text-nile">Our vision</h3>
            <p className="text-lg">{vision}</p>
          </div>
        )}
      </div>
      <ul className="grid gap-x-gap border-t border-rule-strong sm:grid-cols-2">
        {values?.map(({ id, title, text }) => (
          <li key={id ?? title} className="border-b border-rule py-5">
            <h3 className="mb-1.5 text-lg">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
