import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DIVISION_ICONS } from '../../../../../domain/content/division.schema'

it('every sign that staff can choose for a division exists', () => {
  const drawings = readFileSync('frontend/components/drawings/drawings.svg', 'utf8')
  for (const icon of Object.keys(DIVISION_ICONS)) expect(drawings).toContain(`<g id="sign-${icon}"><path`)
})
