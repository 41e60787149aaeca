import { useState } from 'react';
import { updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { mayBecomeTemperature, TEMPERATURE, temperatureOf } from '../../lib/draft/temperature.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';

export const INVALID_TEMPERATURE = 'Please enter a valid temperature';

/** Wrong as soon as no further key could make it right, or once the field is left unfinished. */
export function TemperatureField() {
  const { temperatureText, cannotMeasure } = useDraft().urgentScreening;
  const [left, setLeft] = useState(false);
  const valid = temperatureOf(temperatureText) !== null;
  const hopeless = left ? !valid : !mayBecomeTemperature(temperatureText);
  return (
    <div className="space-y-1">
      <TextField
        label="Body temperature"
        hint={`In degrees Celsius. Normal is ${TEMPERATURE.normalFrom} to ${TEMPERATURE.normalTo} °C.`}
        unit="°C"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        className="w-32!"
        placeholder="37.0"
        disabled={cannotMeasure}
        value={temperatureText}
        roomForError
        error={hopeless && !cannotMeasure ? INVALID_TEMPERATURE : null}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(temperatureText.trim() !== '')}
        onChange={(text) =>
          updateGroup('urgentScreening', {
            temperatureText: text,
            bodyTemperature: temperatureOf(text),
          })
        }
      />
      <Checkbox
        checked={cannotMeasure}
        onChange={(checked) => updateGroup('urgentScreening', { cannotMeasure: checked })}
        className="-ml-2 w-fit pr-3"
      >
        I can’t measure it now
      </Checkbox>
    </div>
  );
}
