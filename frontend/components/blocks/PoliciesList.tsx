import { useApp } from '../../lib/app'
import { RichText } from '../richText/RichText'
import { Disclosure } from '../ui/Disclosure'
import { SmartLink } from '../ui/SmartLink'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { policiesQuery } from './blockQueries'
import { useLoaded } from '../../lib/useLoaded'

/** Bylaws, code of ethics and guidelines, to be read here or where they stand. */
export const PoliciesList = ({ block }: { block: BlockOf<'policiesList'> }) => {
  const policies = useLoaded(policiesQuery(useApp()))
  return (
    <BlockSection block={block}>
      <div className="border-b border-rule-strong lg:max-w-[56rem]">
        {policies.map(({ id, slug, title, summary, body, href }) => (
          <Disclosure key={id} id={slug} group={`policies-${block.id ?? ''}`} title={title}>
            <p className="mb-4 max-w-text text-lg text-ink-soft">{summary}</p>
            {body && <RichText value={body} shift={2} />}
            {href && (
              <p>
                <SmartLink href={href} className="link inline-flex min-h-11 items-center font-semibold">
                  Read the {title}
                </SmartLink>
              </p>
            )}
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  )
}
