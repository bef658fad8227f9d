import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** What a page consists of, as far as selectors ask for it. */
interface Page {
  classes: ReadonlySet<string>
  elements: ReadonlySet<string>
}

/** Whether a selector may match something in a page. */
type Test = (page: Page) => boolean

type Part = (page: Page) => string

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi
const ELEMENT = /(?:^|[\s>+~(,])([a-z][a-z0-9]*)/g
/** A pseudo-class with selectors in brackets. */
const ALTERNATIVES = /:(is|where|has|not|[\w-]+)\(/
const ATTRIBUTE = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g

const unescape = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )

/** Where the bracket that is open at `start` ends. */
const endOfBracket = (selector: string, start: number): number => {
  let depth = 1
  for (let at = start; at < selector.length; at += 1) {
    const character = selector[at]
    if (character === '\\') at += 1
    else if (character === '(') depth += 1
    else if (character === ')' && (depth -= 1) === 0) return at
  }
  return selector.length
}

/** What a selector needs: its classes and elements, and one alternative of each `:is`, `:where` and `:has`. */
const testOf = (selector: string): Test => {
  const tests: Test[] = []
  let rest = selector
  for (let found = ALTERNATIVES.exec(rest); found; found = ALTERNATIVES.exec(rest)) {
    const start = found.index + found[0].length
    const end = endOfBracket(rest, start)
    if (['is', 'where', 'has'].includes(found[1] ?? '')) {
      const alternatives = postcss.list.comma(rest.slice(start, end)).map(testOf)
      tests.push((page) => alternatives.some((test) => test(page)))
    }
    rest = `${rest.slice(0, found.index)}:x${rest.slice(end + 1)}`
  }
  rest = rest.replace(ATTRIBUTE, '')
  const classes = [...rest.matchAll(CLASS)].map(([, name = '']) => unescape(name))
  const elements = [...rest.replace(CLASS, '.').matchAll(ELEMENT)].map(([, name = '']) => name)
  return (page) =>
    classes.every((name) => page.classes.has(name)) &&
    elements.every((name) => page.elements.has(name)) &&
    tests.every((test) => test(page))
}

const isRule = (node: ChildNode): node is Rule => node.type === 'rule'
const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule'

const partOfRule = (rule: Rule): Part => {
  const text = `{${rule.nodes.map((node) => node.toString()).join(';')}}`
  const selectors = rule.selectors.map((selector) => ({ selector, isWanted: testOf(selector) }))
  return (page) => {
    const wanted = selectors.filter(({ isWanted }) => isWanted(page)).map(({ selector }) => selector)
    return wanted.length > 0 ? wanted.join(',') + text : ''
  }
}

const partOf = (node: ChildNode): Part => {
  if (isRule(node)) return partOfRule(node)
  if (!isAtRule(node)) return () => ''
  if (!node.nodes || /^(font-face|keyframes|property|page|view-transition)$/.test(node.name)) {
    const text = node.toString() + (node.nodes ? '' : ';')
    return () => text
  }
  const parts = node.nodes.map(partOf)
  const head = `@${node.name} ${node.params}{`
  return (page) => {
    const content = parts.map((part) => part(page)).join('')
    return content && `${head}${content}}`
  }
}

/** Definitions that only what uses them needs: custom properties, their registrations, animations. */
const withoutUnused = (css: string, usedElsewhere: ReadonlySet<string>): string => {
  const usedInside = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
  const used = new Set<string | undefined>([...usedInside, ...usedElsewhere])
  const animations = [...css.matchAll(/animation:([^;}]+)/g)].map(([, value]) => value).join(' ')
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (text, name: string) => (used.has(name) ? text : ''))
    .replace(/([{;])(?:--[\w-]+:[^;{}]*(?:;|(?=\})))+/g, (text, before: string) => {
      const kept = text
        .slice(1)
        .split(';')
        .filter((declaration) => used.has(declaration.split(':')[0]))
      return before + kept.map((declaration) => `${declaration};`).join('')
    })
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name: string) =>
      animations.includes(name) ? text : '',
    )
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a document says of itself, each thing once, as it is written. */
interface Traits {
  /** The values of `class`. */
  classLists: ReadonlySet<string>
  elements: ReadonlySet<string>
  /** Custom properties that its own `style` attributes ask for. */
  properties: ReadonlySet<string>
}

/** The texts between each `start` and what ends them. */
const textsAfter = (
  pieces: readonly string[],
  start: string,
  endFrom: (html: string, at: number) => number,
): Set<string> => {
  const found = new Set<string>()
  for (const html of pieces)
    for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
      at += start.length
      const end = endFrom(html, at)
      if (end > at) found.add(html.slice(at, end))
      at = Math.max(at, end) // a text that nothing ends is passed over
    }
  return found
}

/** Where the first character from `at` on is that `isPart` says no to. */
const endOf = (html: string, at: number, isPart: (code: number) => boolean): number => {
  let end = at
  while (end < html.length && isPart(html.charCodeAt(end))) end += 1
  return end
}

const isLowerLetter = (code: number): boolean => code >= 97 && code <= 122
const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isOfTagName = (code: number): boolean => isLowerLetter(code) || isDigit(code)
const isOfName = (code: number): boolean =>
  isOfTagName(code) || code === 45 || code === 95 || (code >= 65 && code <= 90)

/** By hand: this runs for each page that is rendered, and regular expressions take several times as long. */
const traitsOf = (pieces: readonly string[]): Traits => ({
  classLists: textsAfter(pieces, ' class="', (html, at) => html.indexOf('"', at)),
  elements: textsAfter(pieces, '<', (html, at) =>
    isLowerLetter(html.charCodeAt(at)) ? endOf(html, at, isOfTagName) : at,
  ),
  properties: textsAfter(pieces, 'var(', (html, at) => endOf(html, at, isOfName)),
})

const pageOf = ({ classLists, elements }: Traits, words: readonly string[]): Page => {
  const classes = [...classLists].flatMap((value) =>
    value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/),
  )
  return { classes: new Set([...classes, ...words]), elements: new Set([...elements, ...words]) }
}

export interface Styles {
  text: string
  /** `sha256-…`, as a content security policy names it. */
  hash: string
}

/** Documents that differ in their texts alone have the same styles. More than there are kinds of pages. */
const MAX_STYLES = 200

/**
 * What a page needs of the site's stylesheet: the rules whose classes and elements are in it, in their order.
 * @param script sets classes and adds elements before the application is loaded: what it names is kept
 * @returns the styles of a document, which may be given in pieces that cut no tag in two
 */
export const createPageStyles = (
  stylesheet: string,
  script = '',
): ((pieces: readonly string[]) => Styles) => {
  const parts = postcss.parse(stylesheet).nodes.map(partOf)
  const words = script.match(/[\w-]+/g) ?? []
  const made = new LRUCache<string, Styles>({ max: MAX_STYLES })
  return (pieces) => {
    const traits = traitsOf(pieces)
    const key = [traits.classLists, traits.elements, traits.properties]
      .map((texts) => [...texts].join('"'))
      .join('""')
    const known = made.get(key)
    if (known) return known
    const page = pageOf(traits, words)
    const text = withoutUnused(parts.map((part) => part(page)).join(''), traits.properties)
    const styles = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
    made.set(key, styles)
    return styles
  }
}
