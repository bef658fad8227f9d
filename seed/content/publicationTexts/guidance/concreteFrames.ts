import { frameBay } from '../../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../../publicationPdf/PublicationText'
import { paragraph } from '../../paragraph'

export const concreteFrames: PublicationText = {
  series: 'Guidance Note 1',
  title: 'Reinforced Concrete Frames for Small Public Buildings',
  subtitle: 'Schools, clinics and offices of up to three storeys: proportions, detailing and supervision',
  edition: 'First edition, February 2025',
  issuedOn: '2025-02-10',
  cover: 'cube',
  sections: [
    {
      heading: 'Scope',
      blocks: [
        paragraph`
          Most public buildings in South Sudan are reinforced concrete frames with walls of block or brick
          between the columns. They are often built far from a laboratory, with aggregate from the nearest
          quarry or river and steel that has travelled for weeks. This note collects the proportions and
          details that make such a frame robust. It is for both the design engineer and the engineer on site.
        `,
        paragraph`
          It covers frames of up to three storeys, spans of up to 6 m and live loads of up to 3 kN per square
          metre. Anything larger needs a full analysis.
        `,
      ],
    },
    {
      heading: 'Initial sizes',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Initial sizes, to be confirmed by calculation.',
          columns: ['Member', 'Initial size', 'Remark'],
          widths: [3, 4, 6],
          rows: [
            ['Solid slab, one way', 'span / 28', 'at least 125 mm'],
            ['Beam', 'depth span / 12', 'width half the depth, at least 230 mm'],
            ['Column', '300 x 300 mm', 'four 16 mm bars or more; larger for three storeys'],
            ['Ground beam', '230 x 400 mm', 'ties all columns together in both directions'],
          ],
        },
        paragraph`
          Keep the frame regular: columns above columns, walls above beams, the same grid on every floor.
          Either separate stiff infill walls from the columns or take them to full height. A half-height wall
          below a row of windows creates a short column, and short columns fail first.
        `,
      ],
    },
    {
      heading: 'Critical details',
      blocks: [
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. One bay of a frame. Links are closest where shear and bending are greatest: at the
            ends of beams and columns.
          `,
          alt: paragraph`
            Elevation of a concrete portal with two columns and a beam. Links are close together over a length
            of two beam depths from each column and wider in between.
          `,
          height: 184,
          draw: frameBay,
        },
        paragraph`
          The strong earthquakes of May 1990 in the Juba region are a reminder that the south of the country
          lies beside the East African Rift. Closely spaced links, hooks bent through 135 degrees and laps
          away from the joints cost little and help a damaged frame to stay up.
        `,
        list(
          paragraph`
            Cover: 25 mm indoors, 40 mm outdoors, 50 mm in the ground over blinding, 75 mm against soil. Use
            concrete spacers, not stones or wood.
          `,
          'Laps: 50 bar diameters, staggered; in columns, at mid-height and never just above the floor.',
          'Beam and column bars pass through the joint; the links of the column continue through it.',
          'Starter bars are held in position by a template.',
        ),
      ],
    },
    {
      heading: 'Control of water and curing',
      blocks: [
        paragraph`
          Measure the water. A mix that flows from the barrow usually contains a third more water than it
          needs and loses about a third of its strength. Order aggregate early and sieve it. Cover sand before
          the rains. Reject cement with lumps that cannot be crushed between the fingers.
        `,
        steps(
          'Check the slump of every batch of more than one cubic metre: 50 to 100 mm for beams and columns.',
          'Make three cubes on each day of concreting, cure them in water and label them with the date and location.',
          paragraph`
            Place concrete in layers of 300 mm and compact each one. Honeycombing at the foot of a column is
            caused by pouring it in one lift.
          `,
          paragraph`
            Keep the concrete wet for seven days under sacking or sand. In the dry season, from November, one
            afternoon without water can ruin the surface.
          `,
        ),
      ],
    },
  ],
}
