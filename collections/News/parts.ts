import type { Block } from 'payload'
import { LinksList } from '../Pages/blocks/LinksList'
import { Picture } from '../Pages/blocks/Picture'
import { Prose } from '../Pages/blocks/Prose'
import { PublicationsList } from '../Pages/blocks/PublicationsList'
import { Table } from '../Pages/blocks/Table'
import { withPicture } from '../Pages/blocks/withPicture'

/** What a news item may have below its first text: the blocks of pages that belong to a text. */
export const newsParts: Block[] = [Prose, Picture, Table, PublicationsList, LinksList].map(withPicture)
