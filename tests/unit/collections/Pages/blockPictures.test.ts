import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Tabs } from '../../../../collections/Pages/blocks/Tabs'
import { plainBlocks } from '../../../../collections/Pages/blocks/plainBlocks'

const MAX_BYTES = 16_000

describe.each([...plainBlocks, Tabs])('the block $slug', ({ slug, admin }) => {
  it('has a small preview picture with a description', async () => {
    const thumbnail = admin?.images?.thumbnail
    expect(thumbnail).toEqual({ url: `/blocks/${slug}.webp`, alt: expect.stringMatching(/\w{3}/) as unknown })
    const file = `frontend/public/blocks/${slug}.webp`
    expect(existsSync(file), `npm run draw-blocks makes ${file}`).toBe(true)
    expect(statSync(file).size).toBeLessThan(MAX_BYTES)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
  })
})
