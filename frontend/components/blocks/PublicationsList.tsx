import { useApp } from '../../lib/app'
import { publicationMessages } from '../../lib/messages/publicationMessages'
import { paths } from '../../paths'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { namedPublications, publicationsQuery } from './blockQueries'
import { PublicationRow } from './PublicationRow'
import { useLoaded } from '../../lib/useLoaded'

/** The latest publications, or those that the block names, in its order. */
export const PublicationsList = ({ block }: { block: BlockOf<'publicationsList'> }) => {
  const found = useLoaded(publicationsQuery(useApp(), block))
  const named = namedPublications(block)
  const publications =
    named.length > 0 ? named.flatMap((id) => found.find((one) => one.id === id) ?? []) : found
  const { category } = block
  return (
    <BlockSection
      block={block}
      more={{ to: paths.publications.build(category ? { category } : {}), label: 'All publications' }}
    >
      {publications.length === 0 ? (
        <p className="border border-dashed border-edge p-6 text-ink-soft">
          {block.emptyText || publicationMessages.noneInCategory}
        </p>
      ) : (
        <ul>
          {publications.map((publication) => (
            <li key={publication.id} className="border-t border-rule-strong">
              <PublicationRow
                publication={publication}
                isCategoryShown={!category}
                level={block.title ? 3 : 2}
              />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
