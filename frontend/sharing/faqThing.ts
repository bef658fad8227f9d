import type { Faq } from '../../payload-types'
import { plainText } from '../components/richText/headingsOf'
import type { RichTextNode } from '../components/richText/richText.types'
import type { Thing } from './subject.types'

/** Paragraphs and items of a list are lines of their own. */
const answerText = ({ answer }: Faq): string =>
  (answer.root.children as unknown as RichTextNode[])
    .flatMap((node) => (node.type === 'list' ? (node.children ?? []) : [node]))
    .map((node) => plainText([node]).trim())
    .filter(Boolean)
    .join('\n')

/** The questions that a page answers. */
export const faqThing = (faqs: Faq[], url: string): Thing => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: faqs.map((faq) => ({
    '@type': 'Question',
    name: faq.question,
    acceptedAnswer: { '@type': 'Answer', text: answerText(faq) },
  })),
})
