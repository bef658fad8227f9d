import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Banner } from '../../../../../../frontend/features/content/home/Banner'

const NOON = Date.parse('2026-10-11T12:00:00Z')

const isShown = (banner: { title?: string; from?: string; until?: string }): boolean => {
  const html = renderToString(
    <MemoryRouter>
      <Banner
        banner={{
          title: 'International Day of the Girl Child',
          href: '/women-in-engineering',
          linkLabel: 'Women in Engineering',
          ...banner,
        }}
        now={NOON}
      />
    </MemoryRouter>,
  )
  return html.includes('/women-in-engineering')
}

describe('the banner', () => {
  it('is shown from its first moment until its last', () => {
    expect(isShown({})).toBe(true)
    expect(isShown({ from: '2026-10-11T12:00:00Z', until: '2026-10-11T12:00:00Z' })).toBe(true)
    expect(isShown({ from: '2026-10-11T12:00:01Z' })).toBe(false)
    expect(isShown({ until: '2026-10-11T11:59:59Z' })).toBe(false)
  })

  it('is nothing without a title', () => {
    expect(isShown({ title: '' })).toBe(false)
  })
})
