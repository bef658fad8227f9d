import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { redirectPage } from '../../../endpoints/money/donations/redirectPage'
import { PAGE_FADE } from '../../../platform/pageFade'
import { failurePage } from '../../../server/site/failurePage'

const withoutSpaces = (css: string): string => css.replace(/\s|;(?=\s*\})/g, '')

describe('every document fades in', () => {
  test.each(['frontend/styles/base.css', 'app/(payload)/panel.css'])('by %s', (file) => {
    expect(withoutSpaces(readFileSync(file, 'utf8'))).toContain(withoutSpaces(PAGE_FADE))
  })

  test.each([
    ['the page of a failure', () => failurePage('reference', new Headers())],
    ['the way to a payment page', () => redirectPage('https://pay.example.org/?a=1&b=2')],
  ])('%s has the rule, and its policy allows it', async (_, answer) => {
    const response = answer()
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await response.text()) ?? []
    expect(style).toBe(PAGE_FADE)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('Content-Security-Policy')).toMatch(new RegExp(`style-src [^;]*'sha256-`))
    expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
  })
})
