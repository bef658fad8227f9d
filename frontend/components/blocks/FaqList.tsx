import { useApp } from '../../lib/app'
import { RichText } from '../richText/RichText'
import { Disclosure } from '../ui/Disclosure'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { faqsQuery } from './blockQueries'
import { useLoaded } from '../../lib/useLoaded'

/** Frequently asked questions: one open at a time, and that one closes as well. */
export const FaqList = ({ block }: { block: BlockOf<'faqList'> }) => {
  const faqs = useLoaded(faqsQuery(useApp(), block))
  return (
    <BlockSection block={block}>
      <div className="border-b border-rule-strong lg:max-w-[56rem]">
        {faqs.map(({ id, slug, question, answer }) => (
          <Disclosure key={id} id={slug} group={`faq-${block.id ?? ''}`} title={question}>
            <RichText value={answer} shift={2} />
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  )
}
