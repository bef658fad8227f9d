import { Hand } from './Hand'
import { MOTIFS, type MotifName } from './motifs'

/** What has a drawing of its own. */
export const DRAWN = ['event', 'publication', 'division', 'chapter', 'news'] as const
export type Drawn = (typeof DRAWN)[number]

type Motifs = readonly [MotifName, ...MotifName[]]

/** Works that a word in a record's name calls for, the first that fits. */
const SUBJECTS: readonly (readonly [words: RegExp, motifs: Motifs])[] = [
  [/bridge|girder|span|steel/, ['bridge']],
  [/drift|culvert|crossing|drain/, ['culvert']],
  [/road|highway|transport|laterite|gravel|traffic/, ['roadSection', 'alignment']],
  [/borehole|soil|clay|geotech|site-investigation|foundation|penetrometer/, ['borings']],
  [/gauge|record|hydrolog/, ['hydrograph']],
  [/river|flood|dyke|nile|ghazal/, ['riverSection', 'hydrograph']],
  [/water|sanitation|environment/, ['waterSupply', 'riverSection']],
  [/concrete|mix|cement|material|aggregate/, ['beam']],
  [/construction|project|contract|management/, ['programme']],
  [/frame|structur|building|latrine|school|house/, ['frame']],
  [/urban|town|plan|city/, ['town']],
  [/survey|course|education|training|student|universit/, ['levelling']],
  [/map|region/, ['contours']],
]

/** Chosen so that the records of a fresh installation show different works. */
const SERIES = 540

/** For every other name, and for chapters, which are named after places. */
const OTHERS: Motifs = [
  'contours',
  'town',
  'alignment',
  'waterSupply',
  'frame',
  'levelling',
  'programme',
  'culvert',
  'bridge',
  'riverSection',
  'roadSection',
]

/**
 * The lines of a record's drawing, on a sheet of `SHEET_WIDTH` by `SHEET_HEIGHT`: of a work that its name
 * speaks of, in sizes that follow from the name. A new record has one at once, and no two are alike.
 */
export const recordLines = (kind: Drawn, slug: string): string => {
  const hand = new Hand(`${kind}/${slug}/${SERIES}`)
  const motifs =
    (kind === 'chapter' ? undefined : SUBJECTS.find(([words]) => words.test(slug))?.[1]) ?? OTHERS
  return MOTIFS[hand.one(motifs)](hand)
}
