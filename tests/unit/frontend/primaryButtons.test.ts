import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** What takes something away, as the first word of a button. */
const TAKES = '(?:Delete|Discard|Erase|Reject|Remove|Reverse|Revoke|Undo|Void|Withdraw)\\b'

/** Any text up to the beginning or end of a button; up to the end of an opening tag that ends its line. */
const [IN_BUTTON, IN_TAG] = ['(?:(?!</?Button\\b)[\\s\\S])*?', '(?:(?!>\\s*\\n)[\\s\\S])*?']

/** A button in the accent colour that says such a word. */
const BUTTON = new RegExp(`<Button\\b${IN_BUTTON}tone="main"${IN_BUTTON}>\\s*${TAKES}`)

/** A form in a dialog whose button says such a word; it has the accent colour unless it says otherwise. */
const FORM = new RegExp(`<FormDialog\\b${IN_TAG}submit="${TAKES}${IN_TAG}>\\s*\\n`)

const isWrong = (text: string): boolean => {
  const form = FORM.exec(text)?.[0]
  return BUTTON.test(text) || (form !== undefined && !form.includes('tone="plain"'))
}

const sources = readdirSync('frontend', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join('frontend', file), 'utf8') }))

it('the check finds a primary button that takes something away', () => {
  expect(isWrong('<Button tone="main" onClick={() => remove()}>\n  Delete List\n</Button>')).toBe(true)
  expect(isWrong('<Button isBusy={is} tone="main">Undo</Button>')).toBe(true)
  expect(isWrong('<FormDialog title="Void?" submit="Void Invoice" onClose={close}>\n')).toBe(true)
  expect(isWrong('<FormDialog title="Void?" submit="Void Invoice" tone="plain" onClose={close}>\n')).toBe(
    false,
  )
  expect(
    isWrong('<Button>Delete List</Button>\n<Button tone="main" onClick={close}>\n  Cancel</Button>'),
  ).toBe(false)
  expect(isWrong('<Button tone="main">Keep It</Button>\n<Button onClick={go}>\n  Delete It</Button>')).toBe(
    false,
  )
})

it('no primary button takes something away', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(({ text }) => isWrong(text)).map(({ file }) => file)).toEqual([])
})
