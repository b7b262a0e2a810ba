import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { BomLine } from '@framewell/domain/bom/bom'
import { quantityWords } from '@framewell/domain/bom/bomWords'
import { percent } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'

/** A line's origin: its rule and source, the quantities it was computed from, and the waste allowance. */
export const LineOrigin = ({ line }: { line: BomLine }) => (
  <Origin>
    <summary>
      Where this comes from<span className="visually-hidden">: {line.product_name}</span>
    </summary>
    <p>
      {line.rule.name}. {line.rule.judgement ? <Badge tone="warn">Framewell assumption</Badge> : null}
    </p>
    <p>{line.rule.source}.</p>
    <ul>
      {line.inputs.map(({ label, value, unit }) => (
        <li key={label}>
          {label}: {quantityWords(value)} {unit}
        </li>
      ))}
      <li>
        Net {quantityWords(line.net_quantity)} {line.net_unit}, plus {percent(line.waste_factor)}, in units of{' '}
        {quantityWords(line.package_size)} {line.net_unit}
      </li>
    </ul>
    <p>
      CSI {line.csi}, {line.csi_title}. Supplier’s number {line.supplier_sku || 'not listed'}.
    </p>
  </Origin>
)

const Origin = styled.details`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  line-height: 1.5;

  & > summary {
    width: fit-content;
    min-height: var(--control-target);
    color: var(--color-steel);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  & > :not(summary) {
    max-width: var(--measure-text);
    margin-top: var(--space-1);
  }
  & ul {
    padding-left: var(--space-4);
    list-style: disc;
  }
`
