import type { PublicationText } from '../publicationPdf/PublicationText'
import {
  boreholes,
  concreteFrames,
  floodLatrines,
  foundationsOnClay,
  lateriteRoads,
} from './publicationTexts/guidance'
import { boreholeBill, shortForm } from './publicationTexts/contracts'
import { gaugeRecords, trialMixes } from './publicationTexts/journals'
import { callForPapers, chaptersForming } from './publicationTexts/news'
import { floodPlains, register } from './publicationTexts/policies'
import { driftsWorkshop } from './publicationTexts/proceedings'
import { siteInvestigation, unpavedRoads } from './publicationTexts/standards'
import type { New } from './types'
import { paragraph } from './paragraph'

/** A publication with the source of its PDF; a video has a link instead. */
export interface SeedPublication {
  data: Omit<New<'publications'>, 'file' | 'divisions'>
  /** Slugs of its divisions. */
  divisions: string[]
  text?: PublicationText
}

type Classification = Pick<SeedPublication['data'], 'category' | 'subcategory' | 'topic'>

const fromText = (
  slug: string,
  text: PublicationText,
  classification: Classification,
  authors: string,
  description: string,
  ...divisions: string[]
): SeedPublication => ({
  data: {
    slug,
    title: text.title,
    description,
    authors,
    publishedDate: `${text.issuedOn}T09:00:00.000Z`,
    ...classification,
  },
  divisions,
  text,
})

/**
 * The publications of a fresh installation, in all categories except books, which are longer than a few
 * pages. Source: spec.md section 3.
 */
export const publications: SeedPublication[] = [
  fromText(
    'unpaved-roads-on-black-cotton-soil',
    unpavedRoads,
    { category: 'standards', topic: 'technical' },
    'Division of Transportation Engineering',
    paragraph`
      Drainage, capping layers and maintenance cycles for the Upper Nile plain. Draft standard for roads with
      fewer than 200 vehicles a day on expansive clay.
    `,
    'transportation-engineering',
    'geotechnical-engineering',
  ),
  fromText(
    'site-investigation-up-to-three-storeys',
    siteInvestigation,
    { category: 'standards', topic: 'technical' },
    'Division of Geotechnical Engineering',
    paragraph`
      The minimum before a foundation is designed: site walk, pits, soundings, tests and report, for houses,
      schools and clinics.
    `,
    'geotechnical-engineering',
    'structural-engineering',
  ),
  fromText(
    'reading-a-river-through-gaps',
    gaugeRecords,
    { category: 'journals', topic: 'research' },
    'Division of Water Resources and Environmental Engineering',
    paragraph`
      How to complete broken gauge records on the White Nile from a neighbouring gauge, and how to state the
      uncertainty that the gaps cause when floods are estimated.
    `,
    'water-resources-environmental',
  ),
  fromText(
    'trial-mixes-with-aggregate-from-small-quarries',
    trialMixes,
    { category: 'journals', topic: 'research' },
    'Division of Materials and Concrete Research',
    paragraph`
      Three trial mixes with a bucket, a balance and a cube mould: a procedure for sites without a laboratory,
      with a worked example.
    `,
    'materials-concrete-research',
    'structural-engineering',
  ),
  fromText(
    'concrete-frames-for-small-public-buildings',
    concreteFrames,
    { category: 'standards', topic: 'technical' },
    'Division of Structural Engineering',
    paragraph`
      Guidance note for schools, clinics and offices of up to three storeys: proportions, critical details and
      supervision.
    `,
    'structural-engineering',
    'education-professional-development',
  ),
  fromText(
    'foundations-on-black-cotton-soil',
    foundationsOnClay,
    { category: 'standards', topic: 'technical' },
    'Division of Geotechnical Engineering',
    'Guidance note on recognising expansive clay, and five types of foundation for it.',
    'geotechnical-engineering',
  ),
  fromText(
    'laterite-roads-for-light-traffic',
    lateriteRoads,
    { category: 'standards', topic: 'technical' },
    'Division of Transportation Engineering',
    'Guidance note on selecting gravel by two simple tests, and building and maintaining the wearing course.',
    'transportation-engineering',
    'materials-concrete-research',
  ),
  fromText(
    'boreholes-and-small-water-yards',
    boreholes,
    { category: 'standards', topic: 'technical' },
    'Division of Water Resources and Environmental Engineering',
    'Guidance note, from siting to handover, with a worked example of a solar-pumped water yard.',
    'water-resources-environmental',
  ),
  fromText(
    'latrines-on-flooded-ground',
    floodLatrines,
    { category: 'standards', topic: 'technical' },
    'Division of Water Resources and Environmental Engineering',
    'Guidance note on sanitation where the water table is high and floods come every year.',
    'water-resources-environmental',
    'urban-planning-infrastructure',
  ),
  fromText(
    'a-public-register-of-engineers',
    register,
    { category: 'policy_statements', topic: 'policy' },
    'Board of the association',
    paragraph`
      Licensing that protects the public and is within reach of young engineers: principles, the route to
      registration, and what clients can do now.
    `,
    'education-professional-development',
  ),
  fromText(
    'building-where-the-river-comes',
    floodPlains,
    { category: 'policy_statements', topic: 'policy' },
    'Division of Water Resources and Environmental Engineering',
    'Recommendations to those who decide on settlements, roads and dykes on flood plains.',
    'water-resources-environmental',
    'urban-planning-infrastructure',
  ),
  fromText(
    'call-for-papers-inaugural-national-conference',
    callForPapers,
    { category: 'news_releases' },
    'Newsroom',
    paragraph`
      The association invites papers, posters and site reports for its first national conference in Juba. The
      date will be announced.
    `,
  ),
  fromText(
    'three-regional-chapters-are-forming',
    chaptersForming,
    { category: 'news_releases' },
    'Newsroom',
    'Engineers in Malakal, Juba and Wau are invited to found the chapters of Upper Nile, Equatoria and Bahr el Ghazal.',
  ),
  fromText(
    'drifts-and-small-culverts',
    driftsWorkshop,
    { category: 'proceedings', topic: 'case_study' },
    'Participants of the workshop',
    paragraph`
      Notes of a workshop on crossings that survive the wet season, with a worked comparison of drift, box
      culvert and slab.
    `,
    'transportation-engineering',
    'water-resources-environmental',
  ),
  fromText(
    'short-form-of-contract-for-minor-works',
    shortForm,
    { category: 'contract_documents', topic: 'technical' },
    'Division of Construction and Project Management',
    paragraph`
      Agreement and conditions for works of up to six months, on two pages. To be checked against the law in
      force before use.
    `,
    'construction-project-management',
  ),
  fromText(
    'bill-of-quantities-borehole-with-hand-pump',
    boreholeBill,
    { category: 'contract_documents', topic: 'technical' },
    'Division of Construction and Project Management',
    'Items, units and rules of measurement for one borehole, ready to be priced.',
    'construction-project-management',
    'water-resources-environmental',
  ),
  {
    data: {
      slug: 'using-a-dynamic-cone-penetrometer',
      title: 'Using a Dynamic Cone Penetrometer',
      description: paragraph`
        Setting up, counting blows, reading the log: how two people sound the ground under a road or a
        classroom in an hour. 12 minutes.
      `,
      authors: 'Division of Geotechnical Engineering',
      category: 'videos',
      topic: 'technical',
      publishedDate: '2025-02-24T09:00:00.000Z',
      videoUrl: 'https://example.org/videos/dynamic-cone-penetrometer',
    },
    divisions: ['geotechnical-engineering', 'transportation-engineering'],
  },
]

/** The three that the home page shows first. */
export const FEATURED_PUBLICATIONS = [
  'unpaved-roads-on-black-cotton-soil',
  'reading-a-river-through-gaps',
  'trial-mixes-with-aggregate-from-small-quarries',
]
