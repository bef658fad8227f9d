import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DISABLED_FEATURES } from '../e2e/disabledFeatures'

it('the browser of the tests runs without what Playwright disables', () => {
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, list = ''] = /\n {4}disabledFeatures = \[\n([\s\S]*?)\n {4}\]/.exec(source) ?? []
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)
  expect(names).toContain('PaintHolding')
  expect(names.filter((name) => !DISABLED_FEATURES.includes(String(name)))).toEqual([])
})
