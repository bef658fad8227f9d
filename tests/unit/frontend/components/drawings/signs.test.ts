import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DIVISION_ICONS } from '../../../../../domain/content/division.schema'

it('there is a sign for every choice that staff have for a division', () => {
  const drawings = readFileSync('frontend/components/drawings/drawings.svg', 'utf8')
  for (const icon of Object.keys(DIVISION_ICONS)) expect(drawings).toContain(`<g id="sign-${icon}"><path`)
})
