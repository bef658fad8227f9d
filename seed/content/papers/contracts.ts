import { schedule } from '../../papers/figures/flow'
import { type Paper, list, steps } from '../../papers/Paper'

export const shortForm: Paper = {
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
        'Between ____________________ (the Employer) and ____________________ (the Contractor), for ____________________ (the Works), at ____________________ (the Site), for the sum of ____________________, to be completed within ______ days of the date on which the Site is handed over. The Engineer is ____________________.',
        'The contract consists of this agreement, these conditions, the drawings numbered ____________________, the specification and the priced bill of quantities. If they differ, the first named prevails.',
      ],
    },
    {
      heading: 'Conditions',
      blocks: [
        steps(
          'The Employer gives the Contractor the Site, free of claims, on the agreed date. Each day of delay extends the time by a day.',
          'The Contractor carries out the Works as drawn and specified, with the people and plant that they need, and corrects what is not.',
          'The Engineer instructs in writing. A spoken instruction counts when the Contractor has confirmed it in writing within two days and the Engineer has not objected within two more.',
          'A change of the Works is valued at the rates of the bill; where there is none, at a fair rate agreed before the change is made.',
          'Time is extended for a change, for weather beyond that of one year in five, for insecurity on the Site or on the only road to it, and for anything that the Employer causes.',
          'Each side bears the loss from insecurity that falls on its own property. Work that was properly done before is paid.',
          'The Contractor insures the Works, and people against injury, and employs nobody below the age of eighteen on the Site.',
          'Materials found to fail a test are removed within seven days.',
        ),
      ],
    },
    {
      heading: 'Payment',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. When money moves.',
          columns: ['Payment', 'Amount', 'When'],
          widths: [3, 5, 4],
          rows: [
            ['Advance', 'up to 20 % of the sum, against a guarantee', 'within 14 days of signing'],
            ['Interim', 'measured work, less 10 % retention', '28 days after each monthly claim'],
            ['Completion', 'half of the retention', '28 days after taking over'],
            ['Final', 'the other half', 'end of the defects period'],
          ],
        },
        'The advance is repaid by deducting the same share from each interim payment. An amount paid late bears interest at ______ per cent a month. The rates are in ____________________; if the official exchange rate changes by more than 10 per cent between tender and payment, the part in local currency is adjusted by half of the change.',
        {
          kind: 'figure',
          caption: 'Figure 1. A contract of five months with its defects period of six months.',
          alt: 'Bar chart over twelve months: advance in month 1, work in months 1 to 5, interim payments in months 2 to 6, taking over in month 6, defects period in months 6 to 12.',
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
          'The Works are taken over when the Engineer certifies that they can be used as intended. Small things left are listed with a date.',
          'For six months after that, including one wet season where the Works lie outdoors, the Contractor repairs every defect at no cost.',
          'For delay the Contractor pays 0.1 per cent of the sum a day, at most 10 per cent.',
          'A dispute goes first to the Engineer, who decides in writing within 14 days; then to one adjudicator, named by the association when the parties cannot agree; then to the courts.',
          'Either side may end the contract when the other, after a written warning of 14 days, still fails in what it owes.',
        ),
        'Signed for the Employer ____________________   for the Contractor ____________________   date ____________',
      ],
    },
  ],
}

export const boreholeBill: Paper = {
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
        'The bill is written for one borehole of about 60 m in soft ground or 80 m in rock. Quantities are estimates; what is paid is what the Engineer has measured. A dry hole is paid for drilling and backfilling when the place was chosen by the Employer, and not at all when it was chosen by the Contractor.',
        'Rates include everything needed for the item: people, plant, fuel, transport, water for drilling, guards, taxes and profit.',
      ],
    },
    {
      heading: 'The bill',
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
          'Drilling is measured from the ground to the bottom, to 0.1 m, by a weighted tape in the presence of the Engineer.',
          'The boundary between soft and hard is where the rate of the hammer falls below 1 m in ten minutes over at least 2 m.',
          'Casing and screen are measured as installed, without the part above the apron.',
          'Hours of a test count from a steady flow; hours lost through a breakdown of the pump do not count.',
          'Item 14 is paid when the water has been found fit to drink. If it is not, items 1 to 13 are paid, and the hole is sealed under item 16.',
        ),
      ],
    },
    {
      heading: 'Before signing',
      blocks: [
        list(
          'Has the tenderer drilled in this county, and who confirms it?',
          'Is there a road for the rig in the month of drilling?',
          'Who holds the land, and where is the paper?',
          'Who will mend the pump, with which tools, paid by whom?',
        ),
      ],
    },
  ],
}
