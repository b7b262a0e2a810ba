import type { ApplicationRow } from '@framewell/domain/credit/operatorCalls'
import type { CsvColumn } from '@framewell/domain/export/csvText'

/** The columns of the CSV file; missing values are empty cells. */
export const applicationsCsv: readonly CsvColumn<ApplicationRow>[] = [
  { header: 'Application', value: (row) => row.id },
  { header: 'Contact', value: (row) => row.contactName },
  { header: 'Email', value: (row) => row.email },
  { header: 'Company', value: (row) => row.companyName },
  { header: 'Applied (UTC)', value: (row) => row.applicationDate },
  { header: 'Tier', value: (row) => row.assignedTier },
  { header: 'Score (of 100)', value: (row) => row.creditScore },
  { header: 'Assigned limit (USD)', value: (row) => row.assignedCreditLimit },
  { header: 'Budget scale', value: (row) => row.budgetScale },
  { header: 'Project location', value: (row) => row.projectLocation },
  { header: 'Status', value: (row) => row.qualificationStatus },
]
