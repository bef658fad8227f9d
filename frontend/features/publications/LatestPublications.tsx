import type { Publication } from '../../../payload-types'
import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { paths } from '../../paths'
import { PublicationCard } from './PublicationCard'

export const LatestPublications = ({ publications }: { publications: Publication[] }) => (
  <section className="py-section" aria-labelledby="publications">
    <DimensionTitle id="publications" more={{ to: paths.publications.build(), label: 'All publications' }}>
      Publications
    </DimensionTitle>
    <ul className="grid gap-gap md:grid-cols-3">
      {publications.map((publication) => (
        <li key={publication.id} className="grid">
          <PublicationCard publication={publication} />
        </li>
      ))}
    </ul>
  </section>
)
