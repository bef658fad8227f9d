import type { Proof, Proofs } from './readProofs'

const INTRODUCTION = `# Coverage

<!-- Generated from docs/coverage.source.md and the tests by \`npm run generate\`. Do not edit. -->

Every statement of the specification, section by section, with what proves it: a test (id, file and title), or the
decision that changed the statement. A text in “quotation marks” after a title is the case of a test that runs over a
table. \`docs/coverage.source.md\` says how to change this page.
`

const PROOF = /(?<=\| |<br>)(C\d+)( “(?:[^“”])+”)?(?=<br>| \|$)/gm

const codeSpan = (text: string): string => {
  const escaped = text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
  return text.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``
}

const describeProof = ({ file, titles }: Proof, testCase: string | undefined): string =>
  codeSpan([file, ...titles, ...(testCase ? [testCase] : [])].join(' › '))

/**
 * The page docs/coverage.md: the source's sections with today's file and title behind each id.
 *
 * @param source docs/coverage.source.md
 */
export const coveragePage = (source: string, { byId }: Proofs): string => {
  const sections = source.slice(source.indexOf('\n## '))
  return (
    INTRODUCTION +
    sections.replace(PROOF, (written: string, id: string, testCase: string | undefined) => {
      const [proof] = byId.get(id) ?? []
      return proof ? `${id} ${describeProof(proof, testCase?.trim())}` : written
    })
  )
}
