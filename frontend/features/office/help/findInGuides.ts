import { isContained } from '../../../../domain/content/search/folding.schema'
import type { Guide, GuideChapter } from './guide.types'

/** A chapter that a text is in. */
export interface FoundChapter {
  /** The name of its guide. */
  guide: string
  guideTitle: string
  id: string
  title: string
  /** Words around the text; empty where the title has it. */
  excerpt: string
}

/** Characters before and after the text. */
const AROUND = 80

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

const excerptOf = (text: string, word: string): string => {
  const place = text.toLowerCase().indexOf(word.toLowerCase())
  if (place < 0) return `${text.slice(0, 2 * AROUND)}…`
  const from = Math.max(0, place - AROUND)
  const to = place + word.length + AROUND
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

const find = (chapter: GuideChapter, words: readonly string[]): string | undefined => {
  const text = textOf(chapter.html)
  if (!words.every((word) => isContained(word, `${chapter.title} ${text}`))) return undefined
  return words.every((word) => isContained(word, chapter.title)) ? '' : excerptOf(text, words[0] ?? '')
}

/** The chapters that hold all words of a text, those first that have them in their titles. */
export const findInGuides = (
  guides: readonly { name: string; guide: Guide }[],
  text: string,
): FoundChapter[] => {
  const words = text.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return guides
    .flatMap(({ name, guide }) =>
      guide.chapters.flatMap((chapter) => {
        const excerpt = find(chapter, words)
        return excerpt === undefined
          ? []
          : [{ guide: name, guideTitle: guide.title, id: chapter.id, title: chapter.title, excerpt }]
      }),
    )
    .sort((one, other) => Number(one.excerpt !== '') - Number(other.excerpt !== ''))
}
