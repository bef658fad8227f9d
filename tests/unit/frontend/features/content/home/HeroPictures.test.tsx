import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Slide } from '../../../../../../frontend/features/content/home/slide.types'
import { HeroPictures } from '../../../../../../frontend/features/content/home/HeroPictures'

const upload = (id: string): Slide['picture'] => ({
  id,
  alt: 'Engineers on the Nile bridge',
  url: 'https://ace.example.org/api/media/file/bridge.webp',
  width: 1600,
  height: 960,
  sizes: {
    small: { url: '/api/media/file/bridge-480.avif', width: 480 },
    fallback: { url: '/api/media/file/bridge-960.webp', width: 960 },
  },
  updatedAt: '',
  createdAt: '',
})

const render = (slides: Slide[]): string => renderToString(<HeroPictures slides={slides} />)

describe('the picture of a headline', () => {
  it('is the drawing chosen for it, with its description', () => {
    const html = render([{ text: 'One', drawing: 'road', drawingLabel: 'A road in section' }])
    expect(html).toContain('aria-label="A road in section"')
    expect(html).toContain('<svg')
    expect(html).not.toContain('<img')
  })

  it('is the uploaded one where there is one, in the sizes that it has, in a place as high as a drawing', () => {
    const html = render([
      { text: 'One', drawing: 'road', drawingLabel: 'A road in section', picture: upload('1') },
    ])
    expect(html).toContain('aria-label="Engineers on the Nile bridge"')
    expect(html).toMatch(/srcSet="\/api\/media\/file\/bridge-480.avif 480w"/i)
    expect(html).toContain('src="/api/media/file/bridge-960.webp"')
    expect(html).toContain('aspect-[56/34]')
    expect(html).not.toContain('<svg')
  })

  it('is the drawing where the upload was deleted', () => {
    expect(render([{ text: 'One', drawing: 'road', picture: null }])).toContain('<svg')
    expect(render([{ text: 'One', drawing: 'road', picture: '6560e2f1c3a4b5d6e7f80910' }])).toContain('<svg')
  })

  it('is nothing without headlines', () => {
    expect(render([])).toBe('')
  })
})
