import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRIDGE } from '../../../../platform/pdf/drawings'

it('the bridge of printed documents is the same as the site’s', () => {
  const onSite = readFileSync('frontend/components/drawings/drawings.svg', 'utf8')
  for (const { path } of BRIDGE) expect(onSite).toContain(`"${path}"`)
})
