import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { renderCertificate } from '../../../../../domain/membership/memberships/renderCertificate'
import { required } from '../../../../helpers/required'

const draw = async (fullName: string): Promise<string> =>
  (
    await renderCertificate({
      number: 'ACE-2026-0007',
      fullName,
      grade: 'Professional',
      startedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: null,
      verifyUrl: 'https://ace.test/verify/ACE-2026-0007',
      association: { name: 'Association', url: 'https://ace.test' },
    })
  ).toString('latin1')

/** The characters of all fonts in a PDF, by their ToUnicode tables. */
const letters = (pdf: string): string =>
  [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return '' // not compressed
      }
    })
    .filter((text) => text.includes('begincmap'))
    .join()

it('renders an Arabic name with Arabic glyphs, and stores its text in reading order', async () => {
  const pdf = await draw('دينق ميوم')
  expect(pdf).toContain('NotoNaskhArabic')
  for (const letter of 'دينقموي')
    expect(letters(pdf)).toContain(required(letter.codePointAt(0)).toString(16).padStart(4, '0'))
  expect(pdf).toContain('/ActualText')
})

it('embeds no Arabic font for other names', async () => {
  expect(await draw('Nyandeng Deng')).not.toContain('NotoNaskhArabic')
})

it('embeds the fonts of the association, in a small file with a title, for every name', async () => {
  for (const name of [
    'Nyandeng Deng',
    'Aŋeth Mayɔm Dɛ̈ŋ',
    'دينق ميوم',
    'Škoda Žižka',
    'Abdelrahman Christopher Lokudu Wani-Kenyi Ladu Lado Jubek Loro Tombe Modi Gore',
  ]) {
    const pdf = await draw(name)
    expect(pdf).toContain('BarlowSemiCondensed')
    expect(pdf).toContain('NotoSans')
    expect(pdf).not.toContain('Helvetica')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf.length).toBeLessThan(60_000)
  }
})

it('has glyphs for European letters that the Latin font lacks', async () => {
  for (const letter of 'Šžk')
    expect(letters(await draw('Škoda Žižka'))).toContain(
      required(letter.codePointAt(0)).toString(16).padStart(4, '0'),
    )
})
