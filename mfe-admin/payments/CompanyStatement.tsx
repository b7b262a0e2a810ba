import { Button } from '@framewell/design-system/elements/button/Button'
import type { ComboOption } from '@framewell/design-system/elements/combo-box/ComboBox'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { COMPANY_KIND_LABELS, type CompanyRow } from '@framewell/domain/parties/company'
import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { SearchedField } from '@framewell/remote-kit/forms/SearchedField'
import { StatementDialog } from '@framewell/remote-kit/payments/StatementDialog'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

const optionOf = ({ id, name, kind }: CompanyRow): ComboOption => ({ value: id, label: name, detail: labelOf(COMPANY_KIND_LABELS, kind) })

/** The statement of a builder or a shop that an operator chooses. */
export const CompanyStatement = () => {
  const [company, setCompany] = useState<ComboOption | null>(null)
  return (
    <StatementDialog
      trigger={<Button icon={<FileDown />}>Statement of a company</Button>}
      of={company ? { companyId: company.value } : undefined}
    >
      <SearchedField
        label="Company"
        hint="A builder's shows what it owes Framewell, a shop's what Framewell owes it."
        nouns="companies"
        call={listCompanies}
        asked={{ sort: 'name', direction: 'ascending' }}
        queries={DASHBOARD_QUERIES}
        optionOf={optionOf}
        chosen={company}
        onChoose={setCompany}
      />
    </StatementDialog>
  )
}
