import type { ComponentType } from 'react'
import type { BlockOf, PlainBlock } from './blocks.types'
import { CallToAction } from './CallToAction'
import { CardsGrid } from './CardsGrid'
import { ChaptersList } from './ChaptersList'
import { ContactCard } from './ContactCard'
import { DivisionsList } from './DivisionsList'
import { EventsList } from './EventsList'
import { FaqList } from './FaqList'
import { LinksList } from './LinksList'
import { NewsList } from './NewsList'
import { OfficersList } from './OfficersList'
import { Picture } from './Picture'
import { PoliciesList } from './PoliciesList'
import { Prose } from './Prose'
import { PublicationsList } from './PublicationsList'
import { Stats } from './Stats'
import { Steps } from './Steps'
import { Table } from './Table'

/** A block type without a renderer is a type error here. */
const renderers = {
  prose: Prose,
  cardsGrid: CardsGrid,
  steps: Steps,
  table: Table,
  linksList: LinksList,
  callToAction: CallToAction,
  contactCard: ContactCard,
  stats: Stats,
  picture: Picture,
  faqList: FaqList,
  chaptersList: ChaptersList,
  officersList: OfficersList,
  divisionsList: DivisionsList,
  eventsList: EventsList,
  publicationsList: PublicationsList,
  newsList: NewsList,
  policiesList: PoliciesList,
} satisfies { [Type in PlainBlock['blockType']]: ComponentType<{ block: BlockOf<Type> }> }

/** A block of any type but tabs. One that the client is too old to know is left out. */
export const PlainBlockView = ({ block }: { block: PlainBlock }) => {
  const Renderer = renderers[block.blockType] as ComponentType<{ block: PlainBlock }> | undefined
  return Renderer ? <Renderer block={block} /> : null
}
