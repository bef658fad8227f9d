/** Reports on members, applications, events, money, CPD and mail: figures that follow from what is stored. */
export { drawBoardReport } from './board/drawBoardReport'
export { makeReport } from './makeReport'
