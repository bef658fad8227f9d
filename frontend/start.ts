/**
 * The starter: what a public page needs of JavaScript before the application is loaded. What it does, it still does
 * afterwards: the application draws the elements, and leaves to the starter the attributes that it changes.
 */
import { startApplication } from './starter/startApplication'
import { startBackLinks } from './starter/startBackLinks'
import { loadWhenIdle } from './starter/loadWhenIdle'
import { savesData } from './starter/mayLoadAhead'
import { startMenus } from './starter/startMenus'
import { startNamedPart } from './starter/startNamedPart'
import { startPageFocus } from './starter/startPageFocus'
import { startPalette } from './starter/startPalette'
import { startPrefetch } from './starter/startPrefetch'
import { startRotation } from './starter/startRotation'
import { startToasts } from './starter/startToasts'
import { startWorker } from './starter/startWorker'

startToasts()
startMenus()
startRotation()
startPageFocus()
startNamedPart()
startBackLinks()
startPalette()
startPrefetch()
startApplication()
loadWhenIdle()
startWorker()

const { dataset } = document.documentElement
dataset.savesData = String(savesData())
// Tells the styles that menus wait for a click instead of opening on focus.
dataset.ready = ''
