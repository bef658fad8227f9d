import { useAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { OPENS_PALETTE, paletteAtom } from '../../lib/palette'
import { paths } from '../../paths'
import type { PaletteProps } from './Palette'

/** Ctrl or Cmd and K; on a keyboard without Latin letters, the key in its place. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~'))

/**
 * Opens the command palette on every page. Its code comes when it is first opened; where it cannot, the page
 * of results does.
 */
export const PaletteHost = () => {
  const [text, setText] = useAtom(paletteAtom)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setText((open) => open ?? '')
    }
    const onClick = (event: MouseEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!isPlain || !(event.target instanceof Element && event.target.closest(`[${OPENS_PALETTE}]`))) return
      event.preventDefault()
      setText('')
    }
    addEventListener('keydown', onKeyDown)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('click', onClick)
    }
  }, [setText])

  useEffect(() => {
    if (text === null || Palette) return
    import('./Palette').then(
      (module) => setPalette(() => module.Palette),
      () => location.assign(paths.search.build(text)),
    )
  }, [text, Palette])

  return Palette && text !== null && <Palette initialText={text} onClose={() => setText(null)} />
}
