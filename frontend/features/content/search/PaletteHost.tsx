import { useAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { paletteAtom } from '../../../lib/palette'
import { paths } from '../../../paths'
import type { StarterEvent, TakeTyped } from '../../../lib/starterEvents.types'
import type { PaletteProps } from './Palette'

const OPENS_PALETTE: StarterEvent = 'ace:palette'

/**
 * The command palette of every page, opened when the starter asks for it. Its code comes when it is first
 * opened; where it cannot, the page of results does.
 */
export const PaletteHost = () => {
  const [asked, setAsked] = useAtom(paletteAtom)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()

  const isOpen = asked !== null

  useEffect(() => {
    // at once, even while a new page is being drawn: the next key belongs to the palette
    const onAsked = (event: Event): void => {
      const { detail: takeTyped } = event as CustomEvent<TakeTyped>
      if (isOpen) takeTyped()
      else flushSync(() => setAsked({ takeTyped }))
    }
    document.addEventListener(OPENS_PALETTE, onAsked)
    return () => document.removeEventListener(OPENS_PALETTE, onAsked)
  }, [isOpen, setAsked])

  useEffect(() => {
    if (!asked || Palette) return
    import('./Palette').then(
      (module) => setPalette(() => module.Palette),
      () => location.assign(paths.search.build(asked.takeTyped())),
    )
  }, [asked, Palette])

  return Palette && asked && <Palette {...asked} onClose={() => setAsked(null)} />
}
