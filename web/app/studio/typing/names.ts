import { groupBy } from '@tohfa/contract/shared/group-by'
import { inPlace, looseSpelling, soundsOf } from './sounds.ts'

/**
 * Names and words of gifts as they sound (`sounds.ts`), which their spelling in Latin letters does not
 * say; where it misleads, it is given before `=`.
 */
const names = `
aarav aaradhyaa aaruSii aaryan aaryaa aashaa aashiS aasthaa aakaash aanand  aadityaa 
aadarsh  aahaan aalok  aamir aarti aarav aarnav aasif aayuS aayushii abhaya abhijiit abhilaaS
abhinav abhiSek acal aditi advait advik agastya ahaan ahmad ajay ajit akbar akSat akSay akSaraa alkaa
amaayraa aman amar ambikaa  amit amiitaabh amRtaa amRt amruutaa anaghaa anaayaa anahiitaa ananyaa anand
anil anikaa aniketan aniket aniruddh aniitaa anjali ankit ankitaa ankur anmol anshu anshul anupam anupamaa
anuj anuraadhaa anurag anuraag anuSkaa anushrii anvii anvi aparNaa apuurvaa arcanaa arhaan arjun armaan arNav
arshad aruN aruNaa arvind aryan asmitaa ashok ashvin ashvinii atharv atul avani avinaash avni ayaan
baabaa babiitaa balaraam bebo bhaavnaa bhaarat bharat bhaarati bhaaskar bhagat bhagvaan bhaiyaa bhaaii
bhuumi bhuumikaa bhuSaN bhaabhii bimlaa bindu bipaashaa brijesh buaa caaruu caacaa caacii cetan cetnaa candan
candraa candrakaant candrikaa ciraag citraa daadaa daadii daksh darshan darshanaa dayaal  dev devaanshii
devaki devaash deviikaa devendra dhananjay dharmendra dhiiraj dhruv dhvani diikSaa diipak diipaa diipaalii
diipikaa diipti diiyaa diyaa dilip dinesh dishaa divyaa divyaansh  durgaa ekataa ekaansh eshaa faatimaa
 fahad faizal gaaytrii gaurav gaurii gautam gaNesh garimaa giitaa giitaanjali girish gopaal gopii govind
gulshan gunjan guru gurpriit harpriit hariish hari harS harSaa harSit harSad hemaa hemant hetal himaanshu hinaa
hRtik hridaan himaanii ilaa iilaa indiraa indu iraa irfaan ishaan ishaa ishikaa ishvar jaanhavii jaanvii
jagdiish jagannaath janak jasmiin jasviir jay jayaa jayant jayesh  jiyaa jitendra jivikaa jyoti
jyotsnaa kaajal kaavyaa kabiir kailaash kaamesh kalpanaa kalyaaNii kamal kamlaa kanak kaniSkaa kapil 
karan karaN   kaartik kavitaa kavin kaushal kaushik ketan keshav khushi khushbuu kiaaraa kiran
kiraN kirti kiirti komal kRSNaa kRSN kRSNan kRtikaa  kritii kRtii kshitij kuldiip kumaar kunaal kusum
laavaNyaa lakSmaN lakSmii lakSit lalit lalitaa lataa liilaa lokesh maa maayaa maadhav maadhavii maadhurii
maahii maansii maalaa maalatii maalinii maamaa maamii maanav maansi maanyaa madan madhu madhubaalaa mahesh
mahaadev mahendra mallikaa mamtaa manaalii mandaakinii mandiip  maniS maniiS maniiSaa manjuu manjuSaa manoj
manorajan mausii mayank mayuur medhaa meghaa meghnaa miiraa miinaa miinaakSii minaal mithun mitaalii mohammad
mohan mohit mohinii monaa monikaa mRdul mukesh mukul  muskaan naanaa naanii nakul namitaa namrataa nandan
nandinii nandaa naraayaN narendra   naresh navyaa naviin nayan  nehaa niharikaa nihaarikaa
niilam niilesh niraj niiraj niirav nidhi nikhil nikitaa nimiSaa nirmal nirmalaa nisha nishaa nishaant 
nitin nityaa nivedita niveditaa nuupur omkaar om oviyaa paapaa paarth paarvatii padmaa padminii pallavii
pankaj paras paariijaat parii parineetii pavan pavitraa payal paayal piihuu piyuuS  puujaa puunam puurNimaa
puurvaa prabhaa prabhaat prabhaakar pradiip pragati prajJaa prakaash pramod praNav   praacii
praarthanaa prasaad prashaant pratiik pratibhaa pratyuuS praviiN premii  priiti priyaa priyaanshu priyankaa
priyaam puniit puSpaa raadhaa raadhikaa raaghav raahat raahul raaj raajaa raajan raajesh raajiiv raajendra
raajiv raajuu raakesh raakhii raam raameshvar raanaa raanii raashi raashii raaviNaa  rachnaa racanaa
raghuviir raghu rahiim rajanii rajat rajnish rakSaa rakSit raman ramaa ramesh ranbiir ranjanaa ranjit
ranviir rashmi ravi ravii ravindra rekhaa renu renukaa reshmaa revati RSi RSabh RSikaa RdDhimaa Rtu Rtikaa
riimaa riitaa riitikaa riyaa rohaan rohan rohit rohiNii roshan roshnii rubii rucii rudra rukmiNii ruupaa rupaalii
ruupaalii saadhnaa saagar saahil saakSii saanvii saarthak saarikaa saaraa  saajan saacin sacin sadaashiv
sahanaa  samar  samiir samiikSaa samraaT sanaa sandiip sandhyaa saniyaa sangiitaa sanjanaa sanjay
sanjiiv sanskRti santoS sapnaa sarasvatii saritaa sarojaa satish satiish saurabh savitaa savitrii saaviitrii
 siimaa siitaa siddhaarth siddhi  smitaa smRti snehaa snehal sonaalii sonaa soniyaa sonuu
 shaalinii shaanti shaantanu shaaradaa shabaanaa shabnam shailesh shaan shakti shakuntalaa shankar
sharad sharmilaa sharmaa varmaa shashaank shashi shatrughan shekhar  shiital shikhaa shilpaa shiv
shivaanii shivaansh shivaay shivaangii shobhaa shraddhaa shreyaa shreyas shrii shriyaa shruti shubh shubham
shubhaangii shvetaa shyaam sudhaa sudhiir suhaanaa sujaataa sukhviir suman sumati sumit sunandaa sundar
suniil suniitaa surabhi suraj suurya suuraj suuryaa surekhaa surendra suresh suSmaa suSmitaa svaati svaraa
svapnil taaraa tanay taniSaa taniSkaa tanmay  tanu tanujaa tanvii taraN tarun taruN tejas tejasvii tilak
trishaa  tuSaar tulsii udaya uday ujjval umaa umesh upaasanaa upendra urmilaa urvashii uSaa utkarS
uttam uttaraa vaaNii vaasudev vaibhav vaidehii vaishaalii vaiSNavii vandanaa vanshikaa vaaniyaa  varSaa
varuN vasant vasudhaa vedaant vedikaa  viiNaa viir vibhaa vidyaa vidhi vihaan vijay vijayaa vikaas
vikram vikraant vinaay vinay vinaayak vinod vinitaa viraaj viraaT viren vipin vipul vishaakhaa vishaal
viSNu vishvaas vivaan vivek yash yashodaa yashvant yashikaa yasmiin yogesh yogitaa yuvaan yuvraaj yuktaa zaaraa
zoyaa zubair zainab kaur singh  guptaa paaTiil paTel deshpaaNDe jhaa yaadav mishraa tivaarii tripaaThii
paaNDe  khaan shaah mehtaa jain reDDii raav naayar menan aiyar nambiyaar baanarjii caTarjii mukharjii
daas ghoS senguptaa duttaa bhaTT joshii kulkarNii caudharii caturvedii trivedii paaNDyaa cauhaan raaThauD
 soni agravaal garg bansal malhotraa kapuur khannaa arora aroraa  ballaa
sim_ran gur_priit har_priit jas_priit man_priit sal_maan aar_zuu far_haan ar_baaz im_raan us_maan sul_taan
mohammed=mohammad muhammad=muhammad mohamed=mohammad lucky=lakkii sunny=sanii bunty=baNTii pinky=piGkii
rocky=rokii chatterjee=caTarjii banerjee=banarjii mukherjee=mukharjii singh=siGh mommy=mammii mummy=mammii
sameer=samiir jeevan=jiivan drishti=dRSTi trisha=tRSaa kripa=kRpaa subhash=subhaaS debashish=debaashiS
vaishali=vaishaalii parvathi=paarvatii venkatesh=veGkaTesh subramaniam=subrahmaNyam murugan=murugan
happy=haippii birthday=barth_De anniversary=enivars_rii love=lav best=besT friend=phreND sister=sisTar
brother=bradar mom=mom dad=DaiD baby=bebii queen=kviin king=kiG love=lav family=faimilii
janmadin mubaarak shaadii badhaaii pyaar dosti dost namaste shubh vivaah bahan bahnaa didi diidii beTaa beTii
puttar gudiyaa raajkumaarii raajkumaar mahaaraaj svaagat dhanyavaad diipaavalii holii navraatri caay ghar
`
  .trim()
  .split(/\s+/)

const bySpelling = groupBy(
  names.map((name) => {
    const [spelling = '', sounds] = name.split('=')
    return {
      spelling: looseSpelling(sounds ? soundsOf(spelling) : spelling),
      sounds: inPlace(sounds ?? spelling),
    }
  }),
  ({ spelling }) => spelling,
)

/** The known names that somebody who writes carelessly may mean, as they sound. */
export const namesLike = (sounds: string): readonly string[] =>
  (bySpelling.get(looseSpelling(sounds)) ?? []).map((name) => name.sounds)
