import { useApp } from '../../lib/app'
import { Image } from '../ui/Image'
import { BlockSection, ItemTitle } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { officersQuery } from './blockQueries'
import { columnsFor } from './columnsFor'
import { MailLink } from '../ui/MailLink'
import { useLoaded } from '../../lib/useLoaded'

/** Posts and who holds them. */
export const OfficersList = ({ block }: { block: BlockOf<'officersList'> }) => {
  const officers = useLoaded(officersQuery(useApp()))
  return (
    <BlockSection block={block}>
      <ul className={`grid gap-gap ${columnsFor(officers.length)}`}>
        {officers.map(({ id, post, name, holder, email, bio, portrait }) => (
          <li key={id} className="border-t-2 border-ink pt-4">
            {typeof portrait === 'object' && portrait && (
              <Image
                image={portrait}
                sizes="18rem"
                className="mb-4 aspect-4/5 w-full max-w-72 object-cover"
              />
            )}
            <ItemTitle block={block} className="text-xl">
              {post}
            </ItemTitle>
            <p className="mt-1 text-lg text-ink-soft">{holder ?? name}</p>
            {bio && <p className="mt-2">{bio}</p>}
            {email && (
              <p>
                <MailLink email={email} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {block.note && <p className="mt-7 max-w-text border-s-2 border-laterite ps-4">{block.note}</p>}
    </BlockSection>
  )
}
