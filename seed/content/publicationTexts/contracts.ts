import { schedule } from '../../publicationPdf/figures/flow'
import { type PublicationText, list, steps } from '../../publicationPdf/PublicationText'
import { paragraph } from '../paragraph'

export const shortForm: PublicationText = {
  series: 'Contract Document CD-1',
  title: 'Short Form of Contract for Minor Works',
  subtitle: 'Agreement and conditions for works of up to six months',
  edition: 'Model text, April 2025. To be checked against the law in force before use',
  issuedOn: '2025-04-28',
  cover: 'plan',
  sections: [
    {
      heading: 'Agreement',
      blocks: [
        paragraph`
          Between ____________________ (the Employer) and ____________________ (the Contractor), for
          ____________________ (the Works), at ____________________ (the Site), for the sum of
          ____________________, to be completed within ______ days of the date on which the Site is handed
          over. The Engineer is ____________________.
        `,
        paragraph`
          The contract consists of this agreement, these conditions, the drawings numbered
          ____________________, the specification and the priced bill of quantities. If they conflict, the
          document named first prevails.
        `,
      ],
    },
    {
      heading: 'Conditions',
      blocks: [
        steps(
          paragraph`
            The Employer gives the Contractor the Site, free of claims, on the agreed date. Each day of delay
            extends the time by a day.
          `,
          paragraph`
            The Contractor carries out the Works as drawn and specified, provides the labour and plant
            required, and corrects defective work.
          `,
          paragraph`
            The Engineer instructs in writing. An oral instruction takes effect when the Contractor confirms
            it in writing within two days and the Engineer does not object within a further two days.
          `,
          paragraph`
            Variations are valued at the rates in the bill or, where there is none, at a fair rate agreed
            before the work is done.
          `,
          paragraph`
            Time is extended for variations, for weather worse than that of one year in five, for insecurity
            on the Site or on the only road to it, and for delay caused by the Employer.
          `,
          paragraph`
            Each party bears loss to its own property caused by insecurity. Work properly carried out before
            the loss is paid for.
          `,
          paragraph`
            The Contractor insures the Works, insures against injury to people, and employs nobody under
            eighteen on the Site.
          `,
          'Materials that fail a test are removed within seven days.',
        ),
      ],
    },
    {
      heading: 'Payment',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Payments.',
          columns: ['Payment', 'Amount', 'When'],
          widths: [3, 5, 4],
          rows: [
            ['Advance', 'up to 20 % of the sum, against a guarantee', 'within 14 days of signing'],
            ['Interim', 'measured work, less 10 % retention', '28 days after each monthly claim'],
            ['Completion', 'half of the retention', '28 days after taking over'],
            ['Final', 'the other half', 'end of the defects period'],
          ],
        },
        paragraph`
          The advance is repaid by equal deductions from each interim payment. Late payments bear interest at
          ______ per cent a month. The rates are in ____________________; if the official exchange rate
          changes by more than 10 per cent between tender and payment, the part in local currency is adjusted
          by half the change.
        `,
        {
          kind: 'figure',
          caption: 'Figure 1. A five-month contract with a six-month defects period.',
          alt: paragraph`
            Bar chart over twelve months: advance in month 1, work in months 1 to 5, interim payments in
            months 2 to 6, taking over in month 6, defects period in months 6 to 12.
          `,
          height: 108,
          draw: schedule(
            ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            [
              { name: 'Advance', from: 0, to: 1 },
              { name: 'Work on the site', from: 0, to: 5 },
              { name: 'Interim payments', from: 1, to: 6 },
              { name: 'Defects period', from: 5, to: 11 },
              { name: 'Final payment', from: 11, to: 12 },
            ],
          ),
        },
      ],
    },
    {
      heading: 'Completion, defects, disputes',
      blocks: [
        list(
          paragraph`
            The Works are taken over when the Engineer certifies that they can be used as intended. Minor
            outstanding work is listed with dates for completion.
          `,
          paragraph`
            For the following six months, including one wet season for outdoor works, the Contractor repairs
            every defect at no cost.
          `,
          'Damages for delay are 0.1 per cent of the contract sum per day, up to a maximum of 10 per cent.',
          paragraph`
            A dispute goes first to the Engineer, who decides in writing within 14 days; then to one
            adjudicator, named by the association if the parties cannot agree; then to the courts.
          `,
          'Either party may terminate the contract if the other remains in default 14 days after a written warning.',
        ),
        'Signed for the Employer ____________________   for the Contractor ____________________   date ____________',
      ],
    },
  ],
}

export const boreholeBill: PublicationText = {
  series: 'Contract Document CD-2',
  title: 'Bill of Quantities for a Borehole with Hand Pump',
  subtitle: 'Items, units and rules of measurement, ready to be priced',
  edition: 'Model text, May 2025',
  issuedOn: '2025-05-26',
  cover: 'water',
  sections: [
    {
      heading: 'How to use it',
      blocks: [
        paragraph`
          The bill is written for one borehole of about 60 m in soft ground or 80 m in rock. Quantities are
          estimates; payment is for the quantities measured by the Engineer. For a dry borehole, drilling and
          backfilling are paid for if the Employer chose the location, and nothing is paid if the Contractor
          chose it.
        `,
        paragraph`
          Rates include everything needed for the item: people, plant, fuel, transport, water for drilling,
          guards, taxes and profit.
        `,
      ],
    },
    {
      heading: 'Bill of quantities',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Quantities for tender. Rates are entered by the tenderer.',
          columns: ['No.', 'Item', 'Unit', 'Quantity', 'Rate', 'Amount'],
          widths: [1, 7, 1.3, 2, 2, 2.4],
          rows: [
            ['1', 'Mobilise rig and crew to the site, and back', 'sum', '1', '', ''],
            ['2', 'Geophysical siting, two lines, with report', 'sum', '1', '', ''],
            ['3', 'Drill 200 mm diameter, soft formation', 'm', '35', '', ''],
            ['4', 'Drill 165 mm diameter, hard rock', 'm', '45', '', ''],
            ['5', 'Plain uPVC casing 125 mm, class D', 'm', '62', '', ''],
            ['6', 'Slotted uPVC screen 125 mm, slot 0.75 mm', 'm', '18', '', ''],
            ['7', 'Washed gravel pack 2 to 4 mm', 'm³', '1.2', '', ''],
            ['8', 'Cement grout seal', 'm', '6', '', ''],
            ['9', 'Develop by air lift until clear', 'h', '6', '', ''],
            ['10', 'Step test, four steps', 'h', '4', '', ''],
            ['11', 'Constant-rate test and recovery', 'h', '12', '', ''],
            ['12', 'Water sampling and analysis', 'no.', '1', '', ''],
            ['13', 'Apron, drain and soakaway as drawn', 'sum', '1', '', ''],
            ['14', 'Hand pump with rising main to 45 m', 'no.', '1', '', ''],
            ['15', 'Tools, spare parts for two years, training', 'sum', '1', '', ''],
            ['16', 'Backfill and seal a dry hole', 'm', '80', '', ''],
          ],
        },
      ],
    },
    {
      heading: 'Rules of measurement',
      blocks: [
        list(
          paragraph`
            Drilling is measured from ground level to the bottom, to the nearest 0.1 m, with a weighted tape
            in the presence of the Engineer.
          `,
          paragraph`
            The boundary between soft and hard ground is where the rate of drilling falls below 1 m in ten
            minutes over at least 2 m.
          `,
          'Casing and screen are measured as installed, excluding any length above the apron.',
          'Test hours are counted from the time the flow is steady; time lost through pump breakdowns is excluded.',
          paragraph`
            Item 14 is paid when the water has been found fit to drink. If it is not, items 1 to 13 are paid
            and the borehole is sealed under item 16.
          `,
        ),
      ],
    },
    {
      heading: 'Checks before signing',
      blocks: [
        list(
          'Has the tenderer drilled in this county before, and who can confirm it?',
          'Will the road be passable for the rig in the month of drilling?',
          'Who owns the land, and is there written proof?',
          'Who will repair the pump, with which tools, and who will pay?',
        ),
      ],
    },
  ],
}
