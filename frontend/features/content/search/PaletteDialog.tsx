import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../components/ui/Icon'
import { searchMessages } from '../../../lib/messages/searchMessages'
import { MAX_SEARCH_LENGTH } from '../../../lib/palette'
import type { TakeTyped } from '../../../lib/starterEvents.types'
import { PaletteList } from './PaletteList'
import type { PaletteGroup, PaletteOption } from './paletteGroups'

export interface PaletteProps {
  /** Takes the text to begin with. */
  takeTyped: TakeTyped
  onClose: () => void
}

export interface PaletteDialogProps {
  /** What can be searched, for those who do not see where they are. */
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  /** What is offered for the text. */
  groups: PaletteGroup[]
  isSearching: boolean
  /** What could not be searched, in a sentence. */
  problem?: string | undefined
  /** Told before the page changes. */
  onChosen?: (option: PaletteOption) => void
  onClose: () => void
}

/** Where a key leads from an option among a number of them, or undefined for keys that have no say. */
const move = (key: string, from: number, count: number): number | undefined =>
  ({ ArrowDown: (from + 1) % count, ArrowUp: (from - 1 + count) % count, Home: 0, End: count - 1 })[key]

/**
 * A command palette: a modal dialog, which the browser closes on Escape and which gives the focus back, with an
 * input whose list is walked while the focus stays in it (a combobox). Source: spec.md section 2.
 */
export const PaletteDialog = ({
  label,
  placeholder,
  typed,
  onType,
  groups,
  isSearching,
  problem,
  onChosen,
  onClose,
}: PaletteDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const [chosenKey, setChosenKey] = useState<string>()
  const options = groups.flatMap((group) => group.results)
  const active = Math.max(
    0,
    options.findIndex(({ key }) => key === chosenKey),
  )
  const activeKey = options[active]?.key
  const idOf = (key: string): string => `${id}-${options.findIndex((option) => option.key === key)}`
  const listId = `${id}-list`

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  const close = (): void => {
    dialog.current?.close()
    onClose() // the browser tells of it only a little later: it may be asked for again before
  }
  const choose = (option: PaletteOption): void => {
    close() // first: it gives the focus back, and the new page then takes it
    onChosen?.(option)
    void navigate(option.href)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (hasModifier || event.nativeEvent.isComposing || options.length === 0) return
    const option = event.key === 'Enter' ? options[active] : undefined
    const next = options[move(event.key, active, options.length) ?? -1]
    if (option) choose(option)
    if (next) setChosenKey(next.key)
    if (option ?? next) event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className="mx-auto mt-4 mb-auto w-[min(100%-2rem,40rem)] border border-edge bg-sheet p-0 text-ink backdrop:bg-[#0009] md:mt-[12vh]"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="flex items-center border-b border-rule-strong ps-4 -outline-offset-2 outline-nile has-[input:focus-visible]:outline-2">
        <Icon name="search" className="size-4 flex-none text-ink-soft" />
        <input
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={activeKey && idOf(activeKey)}
          placeholder={placeholder}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-3 text-lg outline-none"
          onChange={(event) => {
            onType(event.target.value)
            setChosenKey(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="m-1 grid size-11 flex-none place-items-center" onClick={close}>
          <Icon name="close" className="size-4" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {options.length > 0 && (
        <PaletteList
          id={listId}
          groups={groups}
          activeKey={activeKey}
          idOf={idOf}
          onPoint={setChosenKey}
          onChoose={choose}
        />
      )}
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-4 py-8 text-center text-ink-soft'}>
        {isSearching
          ? searchMessages.searching
          : options.length === 0
            ? !problem && searchMessages.none
            : typed.trim() && searchMessages.found(options.length)}
      </p>
      {problem && (
        <p role="status" className="border-t border-rule-strong px-4 py-3">
          {problem}
        </p>
      )}
    </dialog>
  )
}
