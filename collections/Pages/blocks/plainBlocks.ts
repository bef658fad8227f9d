import type { Block } from 'payload'
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
import { withPicture } from './withPicture'

/** The blocks that hold no others; tabs hold these. */
export const plainBlocks: Block[] = [
  Prose,
  CardsGrid,
  Steps,
  Table,
  LinksList,
  CallToAction,
  ContactCard,
  Stats,
  Picture,
  FaqList,
  ChaptersList,
  OfficersList,
  DivisionsList,
  EventsList,
  PublicationsList,
  NewsList,
  PoliciesList,
].map(withPicture)
