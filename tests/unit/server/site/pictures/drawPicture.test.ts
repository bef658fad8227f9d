import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from '../../../../../server/site/pictures/drawPicture'
import { settable } from '../../../../../server/site/pictures/settable'

const page = {
  title: 'Inaugural National Conference',
  kind: 'Event',
  name: 'Association of Civil Engineers in South Sudan',
  shortName: 'ACE South Sudan',
  pathname: '/events/x',
}

const statsOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}
const RIGHT = { format: 'png', width: 1200, height: 630 }

describe('drawPicture', () => {
  it.each([
    ['a page', {}],
    ['a page without a type', { kind: '', pathname: '/' }],
    [
      'a title that is too long',
      {
        title: 'On the foundations of bridges over the White Nile '.repeat(10),
        detail: 'Names, '.repeat(60),
      },
    ],
    ['a word without an end', { title: 'Betonfertigteil'.repeat(30) }],
    ['an Arabic title', { title: 'المؤتمر الوطني للمهندسين المدنيين', detail: 'جوبا' }],
    [
      'a title in Arabic and Latin',
      { title: 'Conference مؤتمر المهندسين 2026', kind: 'فعالية', name: 'رابطة المهندسين المدنيين' },
    ],
    ['names in Dinka and Nuer', { title: 'Dɛ̈ŋ Mayɔm Akuɔ̈l', detail: 'Gatluak Ɣäk' }],
    ['markup in a title', { title: '</svg><script>alert(1)</script> & "loads"' }],
    [
      'characters that no font has',
      { title: '🏗️ \u0000\u200f\ud800', kind: '桥', name: 'رابطة', shortName: 'رابطة' },
    ],
  ])('draws %s', async (_name, facts) => {
    expect(await statsOf(await drawPicture({ ...page, ...facts }))).toEqual(RIGHT)
  })

  it('draws the structure of the record completely, within the picture’s edges', async () => {
    const paper = [250, 248, 243]
    for (const pathname of [
      '/',
      '/events',
      '/events/site-visit-freedom-bridge',
      '/publications',
      '/publications/raised-roads',
      '/divisions/geotechnical-engineering',
      '/newsroom/first-news',
      '/about/chapters',
      '/verify/ACE-2026-0001',
    ]) {
      const picture = await drawPicture({ ...page, title: 'A', pathname })
      for (const edge of [
        { left: 1164, top: 0, width: 36, height: 630 },
        { left: 0, top: 612, width: 1200, height: 18 },
      ]) {
        const { channels } = await sharp(await sharp(picture).extract(edge).removeAlpha().toBuffer()).stats()
        expect({ pathname, least: channels.map(({ min }) => min) }).toEqual({ pathname, least: paper })
      }
    }
    const [one, other] = await Promise.all(
      ['/events/site-visit-freedom-bridge', '/events/raised-roads'].map((pathname) =>
        drawPicture({ ...page, pathname }),
      ),
    )
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
  })

  it("shows the page's own picture", async () => {
    const own = await sharp({ create: { width: 90, height: 400, channels: 3, background: '#0000ff' } })
      .webp({ lossless: true })
      .toBuffer()
    const picture = await drawPicture({ ...page, own })
    expect(await statsOf(picture)).toEqual(RIGHT)
    const corner = await sharp(picture)
      .extract({ left: 1190, top: 10, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect([...corner]).toEqual([0, 0, 255])
  })
})

describe('settable', () => {
  it('keeps what the font supports, and cuts at a word', () => {
    expect(settable('  Łódź – “Bridges”\n& piers ', 90)).toBe('Łódź – “Bridges” & piers')
    expect(settable('Bridges over the Nile', 12)).toBe('Bridges…')
    expect(settable('Conference مؤتمر المهندسين', 90)).toBe('Conference مؤتمر المهندسين')
    expect(settable('Dɛ̈ŋ Mayɔm, Gatluak Ɣäk', 90)).toBe('Dɛ̈ŋ Mayɔm, Gatluak Ɣäk')
    expect(settable('国际工程师会议', 90)).toBeUndefined()
    expect(settable('', 90)).toBeUndefined()
  })
})
