import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { ComboBox } from '../combo-box.tsx'
import { Field } from '../field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { SearchField } from '../search-field.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { TextArea } from '../text-area.tsx'
import { Group } from './group.tsx'

const cities = [
  { id: 'mvd', label: 'Montevideo', detail: 'Uruguay' },
  { id: 'mad', label: 'Madrid', detail: 'Spain' },
  { id: 'mun', label: 'Munich', detail: 'Germany' },
]

export function Fields() {
  const [city, setCity] = useState('')
  const [search, setSearch] = useState('hurdles')
  return (
    <Group title="Forms">
      <SearchField label="Search people, teams, gear" value={search} onValue={setSearch} clearLabel="Clear" />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Field label="Name" autoComplete="name" defaultValue="Mira Okafor" hint="As it stands on your licence." />
        <Field
          label="Email"
          type="email"
          defaultValue="mira@"
          error="Write the whole address, such as mira@club.org."
        />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="new-password"
          defaultValue="correct horse"
        />
        <Field label="Date of birth" type="date" />
        <Field label="Price" type="number" start="€" defaultValue="45" aside="optional" />
        <Field label="Username" defaultValue="mira.runs" countTo={30} disabled />
        <Select
          label="Level"
          placeholder="Choose one"
          options={[
            { value: 'club', label: 'Club' },
            { value: 'national', label: 'National team' },
          ]}
        />
        <ComboBox
          label="City"
          options={cities}
          text={city}
          onText={setCity}
          words="free"
          openLabel="Show cities"
          emptyLabel="No city of that name"
          placeholder="Begin to write"
        />
      </div>
      <TextArea label="What happened?" countTo={280} defaultValue="New personal best over 400 m. Fifty-four flat." />
      <div className="grid items-start gap-8 md:grid-cols-2">
        <RadioGroup
          label="Who may see this?"
          defaultValue="followers"
          options={[
            { value: 'everyone', label: 'Everyone', hint: 'Also without an account' },
            { value: 'followers', label: 'My followers' },
            { value: 'me', label: 'Only me', disabled: true },
          ]}
        />
        <div>
          <Checkbox label="I have read the terms" hint="They are short." defaultChecked />
          <Checkbox label="I am at least 16" error="You need to be 16 to join." />
          <Switch label="Messages from people I do not follow" hint="They wait in requests." defaultChecked />
          <Switch label="A mail for each new follower" />
        </div>
      </div>
      <RadioGroup
        label="I am here as"
        look="tiles"
        defaultValue="athlete"
        options={[
          { value: 'athlete', label: 'An athlete', hint: 'I train and compete' },
          { value: 'coach', label: 'A coach', hint: 'I help others to' },
        ]}
      />
    </Group>
  )
}
