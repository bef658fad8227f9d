import 'react-image-crop/dist/ReactCrop.css'
import { useState } from 'react'
import ReactCrop, { type PercentCrop, centerCrop, makeAspectCrop } from 'react-image-crop'
import { Button } from '../../../components/ui/Button'

/** Shares of the picture's width and height, from 0 to 1. */
export interface CropShares {
  x: number
  y: number
  width: number
  height: number
}

export interface CropEditorProps {
  /** Address of the chosen picture, in the browser's memory. */
  url: string
  isBusy: boolean
  onUse: (crop: CropShares) => void
  onCancel: () => void
  /** The browser cannot show it: it is no picture. */
  onUnreadable: () => void
}

const toShares = ({ x, y, width, height }: PercentCrop): CropShares => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
})

/**
 * Chooses the square of a picture that becomes the photo: by dragging, or with the arrow keys on the square
 * and its corners.
 */
export const CropEditor = ({ url, isBusy, onUse, onCancel, onUnreadable }: CropEditorProps) => {
  const [crop, setCrop] = useState<PercentCrop>()
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">Drag the square, or move it and its corners with the arrow keys.</p>
      <ReactCrop
        crop={crop}
        aspect={1}
        keepSelection
        minWidth={32}
        disabled={isBusy}
        className="justify-self-center"
        ariaLabels={{
          cropArea: 'Selected area. Move it with the arrow keys.',
          nwDragHandle: 'Upper left corner',
          nDragHandle: 'Upper edge',
          neDragHandle: 'Upper right corner',
          eDragHandle: 'Right edge',
          seDragHandle: 'Lower right corner',
          sDragHandle: 'Lower edge',
          swDragHandle: 'Lower left corner',
          wDragHandle: 'Left edge',
        }}
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img
          src={url}
          alt="The chosen photo"
          className="max-h-[50vh]"
          onError={onUnreadable}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setCrop(
              centerCrop(
                makeAspectCrop(
                  { unit: '%', [naturalWidth < naturalHeight ? 'width' : 'height']: 90 },
                  1,
                  naturalWidth,
                  naturalHeight,
                ),
                naturalWidth,
                naturalHeight,
              ),
            )
          }
        />
      </ReactCrop>
      <p className="flex flex-wrap gap-3">
        <Button
          tone="main"
          isBusy={isBusy}
          isUnavailable={!crop}
          onClick={() => crop && onUse(toShares(crop))}
        >
          Save Photo
        </Button>
        <Button isUnavailable={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  )
}
