import type { ComponentType } from 'react'
import type { NewsItem } from '../../../../payload-types'
import { LinksList } from '../../../components/blocks/LinksList'
import { Picture } from '../../../components/blocks/Picture'
import { Prose } from '../../../components/blocks/Prose'
import { PublicationsList } from '../../../components/blocks/PublicationsList'
import { Table } from '../../../components/blocks/Table'

type Part = NonNullable<NewsItem['parts']>[number]

/** Not those of all pages: a reader of the news loads what news may have. */
const renderers = {
  prose: Prose,
  picture: Picture,
  table: Table,
  publicationsList: PublicationsList,
  linksList: LinksList,
} satisfies { [Type in Part['blockType']]: ComponentType<{ block: Extract<Part, { blockType: Type }> }> }

/** A part of a news item below its text. One that the client is too old to know is left out. */
export const NewsPart = ({ part }: { part: Part }) => {
  const Renderer = renderers[part.blockType] as ComponentType<{ block: Part }> | undefined
  return Renderer ? <Renderer block={part} /> : null
}
